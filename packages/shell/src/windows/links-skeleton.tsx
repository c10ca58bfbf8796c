import { buttonClass } from "@naluma/ui/button-class";
import { Skeleton } from "@naluma/ui/skeleton";

const line = buttonClass({ look: "line", block: true });

const outlinesOf = (names: readonly string[]) =>
  names.map((name) => (
    <span key={name} className={line} aria-hidden="true">
      <Skeleton />
    </span>
  ));

/** Keeps the place of `PlayControls`. */
export const ControlsSkeleton = () => (
  <div className="rc-b">{outlinesOf(["activity", "limits", "check"])}</div>
);

/** Keeps the place of what a member usually has in the menu, so that little moves below it. */
export const LinksSkeleton = () => (
  <>
    {outlinesOf(["centre", "letters", "deposit"])}
    <ControlsSkeleton />
    {outlinesOf(["agent", "log-out"])}
  </>
);
