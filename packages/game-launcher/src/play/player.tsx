import { useWords } from "@naluma/i18n/react";
import { XIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { useState, type ComponentType } from "react";
import type { LoadingStatus } from "../loading/loading-status.ts";
import { EndMessage, LoadingView, useLoadingOverlay } from "../loading/loading-view.tsx";
import { words } from "../words.ts";
import { GameFrame } from "./game-frame.tsx";
import type { PlayBarProps } from "./play-bar.parts.tsx";
import { useFullScreen } from "./use-full-screen.ts";
import { useFollowedPlay, useIsGameWindow, useOwnPlay } from "./use-play-page.ts";

export interface PlayPageProps {
  /** Called when no game is running here. Must be stable. */
  goHome: () => void;
}

interface Drawn extends PlayPageProps {
  Bar: ComponentType<PlayBarProps>;
}

/** Route /play: the player of this tab, or of the game's own window. */
export function PlayPage(props: Drawn) {
  return useIsGameWindow() ? <FollowedPlayer Bar={props.Bar} /> : <OwnPlayer {...props} />;
}

function OwnPlayer({ goHome, Bar }: Drawn) {
  const { status, isLandscape, quit } = useOwnPlay(goHome);
  return <Player status={status} isLandscape={isLandscape} onQuit={quit} Bar={Bar} />;
}

function FollowedPlayer({ Bar }: Pick<Drawn, "Bar">) {
  const { status, quit, isLost } = useFollowedPlay();
  if (isLost)
    return (
      <EndMessage
        title="loading.lost_title"
        text="loading.lost_text"
        action="loading.close"
        onAct={() => window.close()}
      />
    );
  return <Player status={status} onQuit={quit} Bar={Bar} />;
}

export interface PlayerProps {
  /** Without an address, the placeholder is shown. */
  status: Pick<LoadingStatus, "game" | "step" | "url"> | undefined;
  /** The game is designed for a phone in landscape orientation. */
  isLandscape?: boolean | undefined;
  onQuit: () => void;
  Bar: ComponentType<PlayBarProps>;
}

/** A bar of 60 pixels; everything below it belongs to the game (docs/design.md#player). */
export function Player({ status, isLandscape = false, onQuit, Bar }: PlayerProps) {
  const { target, isFull, toggle } = useFullScreen();
  const url = status?.url;
  const isOverlayShown = useLoadingOverlay(url === undefined);

  return (
    // The framed page has its own main landmark: the label distinguishes the two.
    <main className="player" aria-label={status?.game.name} ref={target}>
      {status && url !== undefined && (
        <Bar game={status.game} isFullScreen={isFull} onFullScreen={toggle} onQuit={onQuit} />
      )}
      {status && <GameFrame url={url} game={status.game} />}
      {isLandscape && !isOverlayShown && <TurnHint />}
      {isOverlayShown && <LoadingView status={status} done={url !== undefined} onCancel={onQuit} />}
    </main>
  );
}

/** Asks the player to turn a phone held in portrait; only the style sheet knows whether it is. Can be dismissed. */
function TurnHint() {
  const t = useWords(words);
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  return (
    <aside className="turn-hint">
      <p>{t("play.turn")}</p>
      <IconButton label={t("play.turn_close")} onClick={() => setGone(true)}>
        <XIcon />
      </IconButton>
    </aside>
  );
}
