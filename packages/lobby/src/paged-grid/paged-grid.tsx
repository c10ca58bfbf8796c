import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { firstTiles } from "../catalogue/first-games.ts";
import { type CatalogueGame, type GameListProps, nameOf } from "../catalogue/game.ts";
import { closedProvidersAtom } from "../catalogue/lobby-state.ts";
import { useProviderNames } from "../catalogue/use-lobby.ts";
import { GameTile } from "../game-tile/game-tile.tsx";
import { ListEnd } from "../list-end/list-end.tsx";
import { words } from "../words.ts";
import { GamesSkeleton } from "./games-skeleton.tsx";

/** The number of tiles that "Show more games" adds: whole rows. */
const moreTiles = { desktop: 42, mobile: 60 } as const;

export interface TileSource {
  /** The games loaded so far; undefined while the first ones load. */
  readonly games: readonly CatalogueGame[] | undefined;
  readonly total: number;
  readonly isFailed: boolean;
  /** The rest was requested and is loading. */
  readonly isWaiting: boolean;
  wantRest(): void;
  retry(): void;
}

interface PagedGridProps extends GameListProps {
  source: TileSource;
  empty: ReactNode;
}

/** The tiles of a page with a single list: the first ones, and more on request. */
export function PagedGrid({ source, empty, ...ports }: PagedGridProps) {
  const { eagerTiles, memberId, onPlay } = ports;
  const closed = useAtomValue(closedProvidersAtom);
  const t = useWords(words);
  const locale = useLocale();
  const { template } = useSite();
  const providers = useProviderNames();
  const [more, setMore] = useState(0);
  const wanted = firstTiles[template] + more;
  const games = source.games?.slice(0, wanted) ?? [];
  const { list, continueAfter } = useContinuation(games.length);

  if (source.isFailed)
    return (
      <ErrorNotice
        text={t("lobby.failed")}
        retry={{ label: t("lobby.retry"), onRetry: source.retry }}
      />
    );
  if (!source.games) return <GamesSkeleton />;
  if (source.total === 0) return empty;
  return (
    <>
      <ul className="tile-grid" ref={list}>
        {games.map((game, place) => (
          <li key={game.id}>
            <GameTile
              tile={{
                game,
                name: nameOf(game, locale),
                provider: providers.get(game.providerId) ?? game.providerId,
                isClosed: closed.has(game.providerId),
              }}
              eager={place < eagerTiles}
              memberId={memberId}
              onPlay={onPlay}
            />
          </li>
        ))}
      </ul>
      {more > 0 && <ListEnd count={games.length} onFewer={() => setMore(0)} />}
      <div className="hall-next">
        {source.total > games.length && (
          <Button
            look="line"
            busy={source.isWaiting && wanted > games.length}
            onClick={({ detail }) => {
              if (detail === 0) continueAfter(games.length);
              source.wantRest();
              setMore(more + moreTiles[template]);
            }}
          >
            {t("lobby.show_more")}
          </Button>
        )}
        <p aria-live="polite">{t("lobby.shown", { shown: games.length, total: source.total })}</p>
      </div>
    </>
  );
}

/** When more games are requested by keyboard, the focus moves to the first new tile. */
function useContinuation(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (place.current === undefined || count <= place.current) return;
    list.current?.children[place.current]?.querySelector("button")?.focus();
    place.current = undefined;
  }, [count]);
  return {
    list,
    continueAfter(tiles: number) {
      place.current = tiles;
    },
  };
}
