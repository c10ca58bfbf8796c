import { DialogOutline } from "@naluma/ui/dialog";
import { useCallback, useEffect, useState } from "react";
import { LoadingView } from "../loading/loading-view.tsx";
import { afterPaint } from "../runner/after-paint.ts";
import { GameDialog, type GameDialogProps } from "./game-dialog.tsx";
import { GamePicture } from "./game-picture.tsx";

type Props = Omit<GameDialogProps, "onStage">;

/**
 * The dialog of a game, whose look answers the press: what it does as a dialog comes after that frame. Where another
 * dialog is still on screen the look stands alone until that one has gone.
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
