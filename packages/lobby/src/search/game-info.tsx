import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { CaretLeftIcon, PlayIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useRef } from "react";
import { categoryName } from "../catalogue/filter-names.ts";
import type { CatalogueGame } from "../catalogue/game.ts";
import { closedProvidersAtom } from "../catalogue/lobby-state.ts";
import { useLobby } from "../catalogue/use-lobby.ts";
import { useTileDemo } from "../demo/use-tile-demo.ts";
import FavouriteToggle from "../favourites/favourite-toggle.tsx";
import { restWords } from "../words.rest.ts";
import { words } from "../words.ts";
import type { Result } from "./search-engine.ts";

export interface GameInfoProps {
  game: CatalogueGame;
  name: string;
  provider: string;
  /** Opens a demo, replacing whatever is open. */
  onDemo: () => void;
  onPlay: () => void;
  onClose: () => void;
}

function Ways({ game, name, provider, onDemo, onPlay }: GameInfoProps) {
  const t = useWords(words);
  const isClosed = useAtomValue(closedProvidersAtom).has(game.providerId);
  const { hasDemo, reach, open } = useTileDemo({ game, name, provider });
  const look = useEffectEvent(reach);
  useEffect(() => look(), [game]);
  return (
    <>
      {hasDemo && !isClosed && (
        <Button
          look="line"
          onClick={() => {
            onDemo();
            open();
          }}
        >
          {t("lobby.demo")}
        </Button>
      )}
      <Button look="primary" onClick={onPlay}>
        <PlayIcon size="s" />
        <span>{t(isClosed ? "lobby.closed" : "lobby.play")}</span>
      </Button>
    </>
  );
}

/** The details of a game and the ways to play it, in a dialog over the page. */
export function GameInfoDialog(props: GameInfoProps) {
  const t = useWords(words);
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.name}
      closeLabel={t("lobby.close")}
      footer={<Ways {...props} />}
    >
      <GameFacts {...props} />
    </Dialog>
  );
}

/** The same inside the search sheet: dialogs must not be stacked. */
export function GameInfoPage(props: GameInfoProps) {
  const ts = useWords(restWords);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <section className="game-page">
      <div className="row">
        <IconButton ref={back} label={ts("search.back")} onClick={props.onClose}>
          <CaretLeftIcon />
        </IconButton>
        <h3>{props.name}</h3>
      </div>
      <GameFacts {...props} />
      <div className="game-info-actions">
        <Ways {...props} />
      </div>
    </section>
  );
}

function GameFacts({ game, name, provider }: Result) {
  const t = useWords(words);
  const ts = useWords(restWords);
  const { memberId } = useLobby();
  const isClosed = useAtomValue(closedProvidersAtom).has(game.providerId);
  const category = categoryName(game.type);
  const facts = [
    { name: ts("search.provider"), text: provider, isName: true },
    category && { name: ts("search.category"), text: t(category) },
    game.tag && { name: ts("search.info_label"), text: t(`lobby.list_${game.tag}`) },
    {
      name: ts("search.info_state"),
      text: isClosed ? t("lobby.closed") : ts("search.info_open"),
    },
    game.rtp !== undefined && { name: ts("search.info_rtp"), text: `${game.rtp} %` },
    game.stakes && {
      name: ts("search.info_stakes"),
      text: ts("search.info_from_to", game.stakes),
    },
  ].filter((fact) => typeof fact === "object");
  return (
    <div className="game-info">
      <div className="tile-art">
        {game.picture && <img src={game.picture} alt="" width="240" height="320" />}
        {memberId !== undefined && (
          <FavouriteToggle gameId={game.id} name={name} memberId={memberId} />
        )}
      </div>
      <dl>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd translate={"isName" in fact ? "no" : undefined}>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
