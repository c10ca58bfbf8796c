import { useWords } from "@naluma/i18n/react";
import { pageTarget } from "@naluma/member/centre";
import { SessionLine } from "@naluma/member/reality-check";
import { restWords as memberWords } from "@naluma/member/rest-words";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { buttonClass } from "@naluma/ui/button-class";
import { ClockIcon, PauseIcon, ShieldCheckFillIcon } from "@naluma/ui/icon";
import { Skeleton } from "@naluma/ui/skeleton";
import { useWalletService } from "@naluma/wallet";
import { useAtomValue } from "jotai";
import { useWindows } from "../windows/use-windows.ts";
import { useRealityCheck } from "./use-reality-check.ts";

interface Props {
  /** Called after every choice, so that the container can close. */
  onChosen: () => void;
}

/** Responsible-play tools for a member: the session so far, activity, limits and the reality check. */
export function PlayControls({ onChosen }: Props) {
  const t = useWords(memberWords);
  const { settings } = useSite();
  const windows = useWindows();
  const check = useRealityCheck();
  const hidden = !useAtomValue(useWalletService().eye.openAtom);
  const then = (go: () => void) => () => {
    onChosen();
    go();
  };
  return (
    <>
      {settings.capabilities.includes("realityCheck") && <SessionLine hidden={hidden} />}
      <div className="play-controls">
        {pageTarget("Activity", settings) !== undefined && (
          <Button look="line" block onClick={then(windows.activity)}>
            <ShieldCheckFillIcon />
            {t("centre.activity")}
          </Button>
        )}
        {pageTarget("PlayLimits", settings) !== undefined && (
          <Button look="line" block onClick={then(windows.playLimits)}>
            <PauseIcon />
            {t("centre.play_limits")}
          </Button>
        )}
        <Button look="line" block onClick={then(() => void check.choose())}>
          <ClockIcon />
          <span>{t("check.title")}</span>
        </Button>
      </div>
    </>
  );
}

const line = buttonClass({ look: "line", block: true });

const outlinesOf = (names: readonly string[]) =>
  names.map((name) => (
    <span key={name} className={line} aria-hidden="true">
      <Skeleton />
    </span>
  ));

/** A placeholder for `PlayControls`. */
export const ControlsSkeleton = () => (
  <div className="play-controls">{outlinesOf(["activity", "limits", "check"])}</div>
);

/** A placeholder for a member's usual menu entries, so that little moves below it. */
export const LinksSkeleton = () => (
  <>
    {outlinesOf(["centre", "letters", "deposit"])}
    <ControlsSkeleton />
    {outlinesOf(["agent", "log-out"])}
  </>
);
