import { useWords } from "@naluma/i18n/react";
import { Island, lazyPart } from "@naluma/ui/island";
import { useSetAtom } from "jotai";
import { memo, useEffect } from "react";
import { words } from "../words.ts";
import type { Game } from "./game.ts";
import { Games, type GamesProps } from "./games.tsx";
import { closedProvidersAtom, enterAtom, noneClosed } from "./hall-state.ts";

const Kinds = lazyPart(() => import("./kinds.tsx"));
const MoreWays = lazyPart(() => import("../more-ways/more-ways.tsx"));
const Filters = lazyPart(() => import("../filters/filters.tsx"));

export interface GameHallProps {
  onPlay: (game: Game, name: string, providerName: string) => void;
  /** Pictures in the first view: they are fetched at once. */
  eagerTiles: number;
  /** Whose favourites and last played games are offered; nothing for a visitor. */
  memberId?: number | undefined;
  /** Codes of providers that are known to be under maintenance: a press on their games asks again. */
  closedProviders?: ReadonlySet<string> | undefined;
}

/** The kinds of games and the games of the chosen kind. Both templates draw it; their sheets differ. */
export function GameHall({
  onPlay,
  eagerTiles,
  memberId,
  closedProviders = noneClosed,
}: GameHallProps) {
  const enter = useSetAtom(enterAtom);
  const close = useSetAtom(closedProvidersAtom);
  useEffect(() => enter(memberId), [enter, memberId]);
  useEffect(() => close(closedProviders), [close, closedProviders]);
  return <Parts onPlay={onPlay} eagerTiles={eagerTiles} />;
}

/** Never drawn again by what happens around it: a part that has not hydrated yet would lose the server's HTML. */
const Parts = memo(function Parts({ onPlay, eagerTiles }: GamesProps) {
  const t = useWords(words);
  return (
    <section className="hall">
      <h1 className="vh">{t("lobby.games")}</h1>
      <Island fallback={<div className="kinds kinds-to-come" />}>
        <Kinds />
      </Island>
      <Island fallback={<div className="filters filters-to-come" />}>
        <Filters />
      </Island>
      <Games onPlay={onPlay} eagerTiles={eagerTiles} />
      <Island fallback={null}>
        <MoreWays />
      </Island>
    </section>
  );
});
