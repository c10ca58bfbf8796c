import type { Clock } from "@naluma/machine/clock";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog, type DialogProps } from "./dialog/dialog.tsx";
import { Envelope, EnvelopeGround, star } from "./envelope.tsx";
import { useAnnouncedCountdown } from "./use-countdown.ts";

export interface ClosedEnvelope {
  at: "closed";
  /** When it expires, in milliseconds since 1970. */
  until: number;
  units: Readonly<Record<"days" | "hours" | "minutes" | "seconds", string>>;
  /** Announced by screen readers at the start, at one minute and at the end. */
  announce: (seconds: number) => string;
  clock?: Clock | undefined;
}

export interface OpenEnvelope {
  at: "open";
  /** "You received" */
  received: string;
  /** Formatted for the member's language and currency. */
  amount: string;
  /** How strongly the amount is emphasised: `none` if nothing was won. */
  win: "none" | "small" | "big";
}

/** An envelope that can no longer be opened. */
export interface OverEnvelope {
  at: "over";
}

export interface EnvelopeDialogProps extends Pick<DialogProps, "open" | "onClose" | "title"> {
  closeLabel: string;
  text: string;
  /** The error of the last attempt. */
  problem?: string | undefined;
  envelope: ClosedEnvelope | OpenEnvelope | OverEnvelope;
  action: { label: string; onPress: () => void; busy?: boolean | undefined };
  /** Rendered below the action. */
  children?: ReactNode;
}

/** Horizontal and vertical position and size, in the units of the envelope's picture. */
const glints = [
  [-104, -150, 1.5],
  [102, -176, 1.8],
  [-96, -206, 1],
  [108, -120, 1],
  [86, -222, 1.2],
] as const;

const parts = ["hours", "minutes", "seconds"] as const;
const day = 86_400;

function TimeLeft({ until, units, announce, clock }: ClosedEnvelope) {
  const { seconds, announced } = useAnnouncedCountdown(until, clock);
  // Up to two days are shown in hours, which are still easy to grasp.
  const days = seconds < 2 * day ? 0 : Math.floor(seconds / day);
  const left = {
    days,
    hours: Math.floor((seconds - days * day) / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
  return (
    <>
      <div className="envelope-countdown number" aria-hidden="true">
        {[...(days > 0 ? (["days"] as const) : []), ...parts].map((part) => (
          <b key={part}>
            <span>{String(left[part]).padStart(2, "0")}</span>
            <small>{units[part]}</small>
          </b>
        ))}
      </div>
      <output className="visually-hidden">{announced !== undefined && announce(announced)}</output>
    </>
  );
}

/** Around the letter, only for a big amount. */
function Glints() {
  return (
    <svg className="envelope-glints" viewBox="-120 -240 240 390" aria-hidden="true">
      {glints.map(([x, y, size]) => (
        <path key={`${x} ${y}`} d={star} transform={`translate(${x} ${y})scale(${size})`} />
      ))}
    </svg>
  );
}

/** The only red surface of the product: closed with its countdown, then open with the amount. */
export function EnvelopeDialog(props: EnvelopeDialogProps) {
  const { open, onClose, title, closeLabel, text, problem, envelope, action, children } = props;
  const isOpen = envelope.at === "open";
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      className="envelope-dialog"
    >
      <EnvelopeGround />
      <p className="envelope-text" aria-live="polite">
        {text}
      </p>
      <div className="envelope-place" data-win={isOpen ? envelope.win : undefined}>
        <Envelope open={isOpen} />
        {isOpen && envelope.win === "big" && <Glints />}
        {/* Always rendered, so that a screen reader announces its changes. */}
        <output className={isOpen ? "envelope-amount" : "visually-hidden"}>
          {isOpen && (
            <>
              <span>{envelope.received}</span>
              <b className="number" translate="no">
                {envelope.amount}
              </b>
            </>
          )}
        </output>
      </div>
      {envelope.at === "closed" && <TimeLeft {...envelope} />}
      {problem !== undefined && (
        <p className="envelope-problem" role="alert">
          {problem}
        </p>
      )}
      <div data-theme="dark">
        <Button
          look="primary"
          size="l"
          block
          busy={action.busy}
          onClick={({ detail }) => {
            // The second press of a double click was meant for the button's previous action.
            if (detail < 2) action.onPress();
          }}
        >
          {action.label}
        </Button>
        {children}
      </div>
    </Dialog>
  );
}
