import { useWords } from "@naluma/i18n/react";
import { CircleNotchIcon, WarningCircleFillIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { useLauncherInstance } from "../runner/use-launcher-instance.ts";
import { words } from "../words.ts";
import type { MoneyInGame } from "./money-slot.tsx";

/** What the player has in this game, where the page around knows it. */
export function InGame({ provider }: { provider: string | undefined }) {
  const { Money } = useLauncherInstance();
  if (!Money || provider === undefined) return null;
  return <Money provider={provider}>{(money) => <Amount {...money} />}</Money>;
}

/** A longer amount is written smaller on a phone, in characters: it is never cut. */
const long = 13;

/** It changes with every round, so it is read when somebody comes to it, never of its own accord. */
function Amount({ text, problem, refreshing, refresh }: MoneyInGame) {
  const t = useWords(words);
  if (problem !== undefined)
    return (
      <IconButton label={problem} title={problem} busy={refreshing} onClick={refresh}>
        {refreshing ? <CircleNotchIcon /> : <WarningCircleFillIcon />}
      </IconButton>
    );
  return (
    <div className="bal" data-long={text.length > long || undefined}>
      <span className="dim sm clip" aria-hidden="true">
        {t("play.in_game")}
      </span>
      <output className="num" aria-label={t("play.in_game")} aria-live="off" aria-busy={refreshing}>
        {text}
      </output>
    </div>
  );
}
