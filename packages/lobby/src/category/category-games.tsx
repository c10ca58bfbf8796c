import { useWords } from "@naluma/i18n/react";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { useSetAtom } from "jotai";
import { memo, useEffect } from "react";
import type { GameListProps } from "../catalogue/game-list-props.ts";
import { enterAtom } from "../catalogue/lobby-state.ts";
import { words } from "../words.ts";
import { Games, type GamesProps } from "./games.tsx";

const CategoryTabs = lazyView(
  async () => ({ default: (await import("../live.ts")).CategoryTabs }),
  { drawnByServer: true },
);
const PromoTiles = lazyView(async () => ({ default: (await import("../live.ts")).PromoTiles }), {
  drawnByServer: true,
});
const Filters = lazyView(async () => ({ default: (await import("../live.ts")).Filters }), {
  drawnByServer: true,
});

/** The categories and the games of the current one. Both templates render it; their style sheets differ. */
export function CategoryGames({ onPlay, eagerTiles, memberId }: GameListProps) {
  const enter = useSetAtom(enterAtom);
  useEffect(() => enter(memberId), [enter, memberId]);
  return <Parts onPlay={onPlay} eagerTiles={eagerTiles} />;
}

/** Never re-rendered by its surroundings: a part that has not hydrated yet would lose the server's HTML. */
const Parts = memo(function Parts({ onPlay, eagerTiles }: GamesProps) {
  const t = useWords(words);
  return (
    <section className="hall">
      <h1 className="vh">{t("lobby.games")}</h1>
      <div className="hall-bar">
        <Island fallback={<div className="kinds kinds-to-come" />}>
          <CategoryTabs />
        </Island>
        <Island fallback={<div className="filters filters-to-come" />}>
          <Filters />
        </Island>
      </div>
      <Games onPlay={onPlay} eagerTiles={eagerTiles} />
      <Island fallback={null}>
        <PromoTiles />
      </Island>
    </section>
  );
});
