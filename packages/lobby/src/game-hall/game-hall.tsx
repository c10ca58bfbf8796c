import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { TileSkeletons } from "@naluma/ui/skeleton";
import { Tile } from "@naluma/ui/tile";
import { words } from "../words.ts";
import type { Game } from "./game.ts";
import { Kinds } from "./kinds.tsx";
import { useGameHall } from "./use-game-hall.ts";

export interface GameHallProps {
  onPlay: (game: Game, name: string, providerName: string) => void;
  /** Pictures in the first view: 14 on desktop, 6 on a phone. */
  eagerTiles: number;
}

/** The kinds of games and the games of the chosen kind. Both templates draw it; their sheets differ. */
export function GameHall({ onPlay, eagerTiles }: GameHallProps) {
  const t = useWords(words);
  const hall = useGameHall(eagerTiles);
  return (
    <section className="hall">
      <h1 className="vh">{t("lobby.games")}</h1>
      <Kinds types={hall.types} current={hall.typeId} onChoose={hall.chooseType} />
      {hall.state === "loading" && <TileSkeletons count={eagerTiles} label={t("lobby.loading")} />}
      {hall.state === "failed" && (
        <ErrorNotice
          text={t("lobby.failed")}
          retry={{ label: t("lobby.retry"), onRetry: hall.retry }}
        />
      )}
      {hall.state === "ready" && hall.total === 0 && <Empty title={t("lobby.empty")} />}
      {hall.tiles.length > 0 && (
        <ul className="grid">
          {hall.tiles.map(({ game, name, provider, eager }) => (
            <li key={game.id}>
              <Tile
                name={name}
                provider={provider}
                art={game.picture}
                eager={eager}
                play={{
                  text: t("lobby.play"),
                  label: t("lobby.play_game", { name }),
                  onPlay: () => onPlay(game, name, provider),
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {hall.hasMore && (
        <div className="hall-more">
          <Button look="line" onClick={hall.showMore}>
            {t("lobby.show_more")}
          </Button>
        </div>
      )}
    </section>
  );
}
