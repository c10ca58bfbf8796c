import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog, type DialogProps } from "../dialog/dialog.tsx";
import { CaretDownIcon } from "../icon.ts";
import { Wheel, type WheelProps } from "./wheel.tsx";

export interface WheelDialogProps
  extends WheelProps, Pick<DialogProps, "open" | "onClose" | "title" | "as"> {
  closeLabel: string;
  /** What the wheel is and where prizes are credited. */
  text: string;
  /** `left` is undefined until it has loaded. */
  draws: { left: number | undefined; label: string; until?: string | undefined };
  spin: {
    label: string;
    onSpin: () => void;
    busy?: boolean | undefined;
    disabled?: boolean | undefined;
    /** The reason why it is disabled. */
    reason?: string | undefined;
  };
  /** The current state; it is announced to screen readers. */
  status?: string | undefined;
  /** An error; it is announced immediately. */
  problem?: string | undefined;
  /**
   * The heading of the list of all prizes, whose names may be shortened on the wheel; without it, the terms list them.
   */
  prizesLabel?: string | undefined;
  /** Latest first. */
  history?: readonly { id: string | number; when: string; prize: string }[] | undefined;
  /** The terms. */
  children?: ReactNode;
}

export function WheelDialog(props: WheelDialogProps) {
  const { open, onClose, title, as, closeLabel, text, draws, spin, status, problem } = props;
  const { names, angle, picture, prizesLabel, history = [], children } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      as={as}
      closeLabel={closeLabel}
      className="wheel-dialog"
      art={<Wheel names={names} angle={angle} picture={picture} />}
    >
      <p>{text}</p>
      <div className="wheel-draws">
        <b className="number" translate="no">
          {draws.left ?? "–"}
        </b>
        <span>
          <span>{draws.label}</span>
          {draws.until !== undefined && <span className="dim small">{draws.until}</span>}
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
      <output className="wheel-status">{status}</output>
      <p className="wheel-problem" role="alert">
        {problem}
      </p>
      {history.length > 0 && (
        <ul className="wheel-history">
          {history.map(({ id, when, prize }) => (
            <li key={id}>
              <span>{when}</span>
              <b className="number" translate="no">
                {prize}
              </b>
            </li>
          ))}
        </ul>
      )}
      {prizesLabel !== undefined && (
        <details className="wheel-prizes">
          <summary>
            <b>{prizesLabel}</b>
            <CaretDownIcon />
          </summary>
          <ol>
            {names.map((name, index) => (
              <li key={`${index} ${name}`}>{name}</li>
            ))}
          </ol>
        </details>
      )}
      {children}
    </Dialog>
  );
}
