import { DialogOutline } from "@naluma/ui/dialog";
import { useCallback, useEffect, useState } from "react";
import { GamePicture, LoadingView } from "../loading/loading-view.tsx";
import { afterPaint } from "../runner/wait.ts";
import { GameDialog, type GameDialogProps } from "./game-dialog.tsx";

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
          className="gd"
        >
          <div className="gd-stage">
            <LoadingView status={props.status} onCancel={props.onQuit} />
          </div>
        </DialogOutline>
      )}
      {isDrawn && <GameDialog {...props} onStage={show} />}
    </>
  );
}
