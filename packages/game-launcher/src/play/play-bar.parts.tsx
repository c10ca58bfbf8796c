import { useWords } from "@naluma/i18n/react";
import { CornersOutIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { words } from "../words.ts";
import type { PlayBarProps } from "./play-bar.ts";
import { SessionClock } from "./session-clock.tsx";

export function BarGame({ game }: Pick<PlayBarProps, "game">) {
  return (
    <>
      {game.picture && (
        <span className="th">
          <img src={game.picture} alt="" width={33} height={44} />
        </span>
      )}
      <div className="pl-n">
        <h1 className="clip">{game.name}</h1>
        <p className="dim sm">
          <span className="clip">{game.providerName}</span>
          <SessionClock />
        </p>
      </div>
    </>
  );
}

export function BarEnd({ isFullScreen, onFullScreen }: PlayBarProps) {
  const t = useWords(words);
  return (
    <>
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
