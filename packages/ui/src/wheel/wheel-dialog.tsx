import { Button } from "../button/index.ts";
import { Dialog, type DialogProps } from "../dialog/index.ts";
import { Wheel, type WheelProps } from "./wheel.tsx";

export interface WheelDialogProps
  extends WheelProps, Pick<DialogProps, "open" | "onClose" | "title" | "as"> {
  closeLabel: string;
  /** What it is and where prizes go. */
  text: string;
  draws: { left: number; label: string; until?: string | undefined };
  spin: {
    label: string;
    onSpin: () => void;
    busy?: boolean | undefined;
    disabled?: boolean | undefined;
    /** Why it is disabled. */
    reason?: string | undefined;
  };
  /** What was won, once the disc stands still; it is announced. */
  result?: string | undefined;
  /** Latest first. */
  history?: readonly { id: string | number; when: string; prize: string }[] | undefined;
}

export function WheelDialog(props: WheelDialogProps) {
  const { open, onClose, title, as, closeLabel, text, draws, spin, result, history = [] } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      as={as}
      closeLabel={closeLabel}
      className="rl"
      art={<Wheel prizes={props.prizes} angle={props.angle} onStopped={props.onStopped} />}
    >
      <p>{text}</p>
      <div className="rl-n">
        <b className="num">{draws.left}</b>
        <span>
          {draws.label}
          {draws.until !== undefined && <span className="dim sm">{draws.until}</span>}
        </span>
      </div>
      <Button
        look="primary"
        size="l"
        block
        busy={spin.busy}
        disabled={spin.disabled}
        reason={spin.reason}
        onClick={spin.onSpin}
      >
        {spin.label}
      </Button>
      <output className="rl-won">{result}</output>
      {history.length > 0 && (
        <ul className="hist">
          {history.map(({ id, when, prize }) => (
            <li key={id}>
              <span>{when}</span>
              <b className="num">{prize}</b>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
