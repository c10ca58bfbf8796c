import { buttonClass } from "@naluma/ui/button-class";
import { Skeleton } from "@naluma/ui/skeleton";

const line = buttonClass({ look: "line", block: true });

const outlinesOf = (names: readonly string[]) =>
  names.map((name) => (
    <span key={name} className={line} aria-hidden="true">
      <Skeleton />
    </span>
  ));

/** A placeholder for `PlayControls`. */
export const ControlsSkeleton = () => (
  <div className="rc-b">{outlinesOf(["activity", "limits", "check"])}</div>
);

/** A placeholder for a member's usual menu entries, so that little moves below it. */
export const LinksSkeleton = () => (
  <>
    {outlinesOf(["centre", "letters", "deposit"])}
    <ControlsSkeleton />
    {outlinesOf(["agent", "log-out"])}
  </>
);
