import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Dialog, DialogOutline } from "@naluma/ui/dialog";
import { CornersOutIcon, SignOutIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { use, useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { LoadingStatus } from "../loading/loading-status.ts";
import { GamePicture, LoadingView, useLoadingOverlay } from "../loading/loading-view.tsx";
import { LauncherContext } from "../runner/use-launcher-instance.ts";
import { afterPaint } from "../runner/wait.ts";
import { words } from "../words.ts";
import { GameFrame } from "./game-frame.tsx";
import { PlayStatus } from "./play-status.tsx";
import { useFullScreen } from "./use-full-screen.ts";

export interface GameDialogProps {
  /** Without an address, the dialog shows the progress of the start. */
  status: Pick<LoadingStatus, "game" | "step" | "url">;
  onQuit: () => void;
  /** The dialog is on screen; it may have waited for another one. Must be stable. */
  onStage?: (() => void) | undefined;
}

/**
 * A game over the lobby: its start, then its frame. Only its own buttons close it, because a press beside a
 * game does not mean that the player wants to end it; afterwards the focus returns to the tile. Its header is the
 * player's bar of 60 pixels; everything below belongs to the game (docs/design.md#player).
 */
export function GameDialog({ status, onQuit, onStage }: GameDialogProps) {
  const t = useWords(words);
  const { target, isFull, toggle } = useFullScreen();
  const { game, url } = status;
  const Menu = use(LauncherContext)?.Menu;
  const isOverlayShown = useLoadingOverlay(url === undefined);

  return (
    <Dialog
      open
      onClose={onQuit}
      title={game.name}
      titleIsName
      closedBy="buttons-and-back"
      className="game-dialog"
      sign={<GamePicture game={game} />}
      actions={
        url !== undefined && (
          <>
            <p className="game-dialog-status dim small">
              <span className="clip" translate="no">
                {game.providerName}
              </span>
              <PlayStatus />
            </p>
            {Menu && <Menu />}
            {toggle && (
              <IconButton
                label={t(isFull ? "play.leave_full_screen" : "play.full_screen")}
                onClick={toggle}
              >
                <CornersOutIcon />
              </IconButton>
            )}
            <Button look="line" onClick={onQuit}>
              <SignOutIcon />
              {t("launch.quit")}
            </Button>
          </>
        )
      }
    >
      <div className="game-dialog-stage" ref={target}>
        <ReportMounted onStage={onStage} />
        <GameFrame url={url} game={game} />
        {isOverlayShown && (
          <LoadingView status={status} done={url !== undefined} onCancel={onQuit} />
        )}
      </div>
    </Dialog>
  );
}

/** Reports when the stage mounts, which is later than the dialog, because that may have to wait its turn. */
function ReportMounted({ onStage }: Pick<GameDialogProps, "onStage">) {
  useLayoutEffect(() => onStage?.(), [onStage]);
  return null;
}

type Props = Omit<GameDialogProps, "onStage">;

/**
 * The dialog of a game. It is drawn in the frame after the press, and becomes a modal dialog only after that frame.
 * While another dialog is on screen, only the drawing is shown until that one closes.
 */
export function GameDialogAtOnce(props: Props) {
  const [isDrawn, setDrawn] = useState(false);
  const [isThere, setThere] = useState(false);
  useEffect(() => afterPaint(window, () => setDrawn(true)), []);
  const show = useCallback(() => setThere(true), []);
  return (
    <>
      {!isThere && (
        <DialogOutline
          title={props.status.game.name}
          sign={<GamePicture game={props.status.game} />}
          className="game-dialog"
        >
          <div className="game-dialog-stage">
            <LoadingView status={props.status} onCancel={props.onQuit} />
          </div>
        </DialogOutline>
      )}
      {isDrawn && <GameDialog {...props} onStage={show} />}
    </>
  );
}
