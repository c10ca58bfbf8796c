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
      <h1 className="clip">
        {game.name}
        <span className="dim sm">
          {game.providerName} <SessionClock />
        </span>
      </h1>
    </>
  );
}

export function BarEnd({ balance, isFullScreen, onFullScreen }: PlayBarProps) {
  const t = useWords(words);
  return (
    <>
      <div className="bal num">
        {balance !== undefined && (
          <>
            <span className="dim sm">{t("play.in_game")}</span>
            <br />
            <b>{balance}</b>
          </>
        )}
      </div>
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
