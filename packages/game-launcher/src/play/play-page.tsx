import type { ComponentType } from "react";
import { EndMessage } from "../loading/loading-view.tsx";
import type { PlayBarProps } from "./play-bar.ts";
import { Player } from "./player.tsx";
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
