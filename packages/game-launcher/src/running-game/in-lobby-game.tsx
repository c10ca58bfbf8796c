import type { Idle, LaunchState } from "../launch/launch.state.ts";
import { loadingStatus } from "../loading/loading-status.ts";
import { LoadingView } from "../loading/loading-view.tsx";
import { GameDialogAtOnce } from "../play/game-dialog-at-once.tsx";
import { RunningGameLine } from "./running-game-line.tsx";

export interface InLobbyGameProps {
  state: Exclude<LaunchState, Idle>;
  onShow: () => void;
  onQuit: () => void;
}

/**
 * A start in a window is shown there; one in a dialog, or that takes this tab, is shown here. One in the page is
 * shown here until /play stands, which then shows the same.
 */
export default function InLobbyGame({ state, onShow, onQuit }: InLobbyGameProps) {
  if (state.at === "quitting")
    return <RunningGameLine state={state} onShow={onShow} onQuit={onQuit} />;
  const status = loadingStatus(state);
  if (status && (state.open === "modal" || (state.open === "redirect" && isOnItsWay(state))))
    return (
      <GameDialogAtOnce
        key={state.launchId}
        status={state.open === "modal" ? status : { ...status, url: undefined }}
        onQuit={onQuit}
      />
    );
  if (status && state.open === "page" && isOnItsWay(state))
    return <LoadingView status={status} done={state.at === "playing"} onCancel={onQuit} />;
  return state.at === "playing" ? (
    <RunningGameLine state={state} onShow={onShow} onQuit={onQuit} />
  ) : null;
}

/** The tab needs a moment to go; where it does not go at all, the line says how to end the game. */
const isOnItsWay = (state: InLobbyGameProps["state"]): boolean =>
  state.at === "starting" || (state.at === "playing" && state.phase === "arriving");
