import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { GameControllerIcon, SignOutIcon } from "@naluma/ui/icon";
import type { Idle, LaunchState, Playing, Quitting } from "../launch/launch.state.ts";
import { loadingStatus } from "../loading/loading-status.ts";
import { LoadingView } from "../loading/loading-view.tsx";
import { GameDialogAtOnce } from "../play/game-dialog.tsx";
import { useLauncherInstance } from "../runner/use-launcher-instance.ts";
import { words } from "../words.ts";

export interface InLobbyGameProps {
  state: Exclude<LaunchState, Idle>;
  onShow: () => void;
  onQuit: () => void;
}

/**
 * Shows a start in a dialog, or one that takes over this tab; a start in a window is shown there. A start in the page
 * is shown here until /play has rendered, which then shows the same.
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

/** Navigating away takes the tab a moment; if it fails, the line explains how to end the game. */
const isOnItsWay = (state: InLobbyGameProps["state"]): boolean =>
  state.at === "starting" || (state.at === "playing" && state.phase === "arriving");

interface Props {
  state: Playing | Quitting;
  /** Shows the game; called inside the press. */
  onShow: () => void;
  onQuit: () => void;
}

function RunningGameLine({ state, onShow, onQuit }: Props) {
  const t = useWords(words);
  return (
    <aside className="running-game" aria-live="polite">
      <GameControllerIcon />
      <div className="running-game-text grow">
        <p className="clip">
          {state.at === "playing"
            ? t("launch.running", { game: state.game.name })
            : t("launch.quitting")}
        </p>
        {state.at === "playing" && <Owned />}
      </div>
      {state.at === "playing" && state.phase !== "lost" && (
        <Button look="soft" size="s" onClick={onShow}>
          {t("launch.show")}
        </Button>
      )}
      <Button look="line" size="s" onClick={onQuit} busy={state.at === "quitting"}>
        {state.at === "playing" && <SignOutIcon size="s" />}
        <span>{t("launch.quit")}</span>
      </Button>
    </aside>
  );
}

/** The balance changes with every round, so a screen reader reads it on request, never automatically. */
function Owned() {
  const t = useWords(words);
  const { Balance } = useLauncherInstance();
  if (!Balance) return null;
  return (
    <Balance>
      {(text) => (
        <p className="dim small">
          <span aria-hidden="true">{t("launch.balance")}</span>{" "}
          <output
            className="number"
            translate="no"
            aria-label={t("launch.balance")}
            aria-live="off"
          >
            {text}
          </output>
        </p>
      )}
    </Balance>
  );
}
