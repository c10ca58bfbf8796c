import { useWords } from "@naluma/i18n/react";
import { CircleNotchIcon, WarningCircleFillIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import type { ComponentType, ReactNode } from "react";
import { useLent } from "../launch/use-launcher-context.ts";
import { words } from "../words.ts";

/** What the player has in a game, as whoever knows the player says it. */
export interface MoneyInGame {
  /** Ready to read; a placeholder while it is not known, or hidden. */
  readonly text: string;
  /** In words: it could not be read, and a press tries again. Also while it is being tried. */
  readonly problem: string | undefined;
  readonly refreshing: boolean;
  refresh(): void;
}

/** Draws by `children` what lies with a provider, and keeps it current; nothing where there is no money to show. */
export type LentMoney = ComponentType<{
  provider: string;
  children: (money: MoneyInGame) => ReactNode;
}>;

/** What the player has in this game, where the page around knows it. */
export function InGame({ provider }: { provider: string | undefined }) {
  const { Money } = useLent();
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
