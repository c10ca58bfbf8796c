import { useWords } from "@naluma/i18n/react";
import { CornersOutIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { use } from "react";
import type { LoadingStatus } from "../loading/loading-status.ts";
import { GamePicture } from "../loading/loading-view.tsx";
import { LauncherContext } from "../runner/use-launcher-instance.ts";
import { words } from "../words.ts";
import { PlayStatus } from "./play-status.tsx";

export interface PlayBarProps {
  readonly game: LoadingStatus["game"];
  readonly isFullScreen: boolean;
  /** Undefined if the browser does not support full screen. */
  readonly onFullScreen: (() => void) | undefined;
  readonly onQuit: () => void;
}

export function BarGame({ game }: Pick<PlayBarProps, "game">) {
  return (
    <>
      <GamePicture game={game} />
      <div className="player-name">
        <h1 className="clip" translate="no">
          {game.name}
        </h1>
        <p className="dim small">
          <span className="clip" translate="no">
            {game.providerName}
          </span>
          <PlayStatus />
        </p>
      </div>
    </>
  );
}

export function BarEnd({ isFullScreen, onFullScreen }: PlayBarProps) {
  const t = useWords(words);
  const Menu = use(LauncherContext)?.Menu;
  return (
    <>
      {Menu && <Menu />}
      {onFullScreen && (
        <IconButton
          label={t(isFullScreen ? "play.leave_full_screen" : "play.full_screen")}
          onClick={onFullScreen}
        >
          <CornersOutIcon />
        </IconButton>
      )}
    </>
  );
}
