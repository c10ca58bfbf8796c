import type { Clock } from "@naluma/machine/clock";
import { Button } from "../button/index.ts";
import { useAnnouncedCountdown } from "../countdown/index.ts";
import { Dialog, type DialogProps } from "../dialog/index.ts";
import { Envelope, EnvelopeGround } from "./envelope.tsx";

export interface ClosedEnvelope {
  at: "closed";
  /** Until when it can be opened, in milliseconds since 1970. */
  until: number;
  units: Readonly<Record<"hours" | "minutes" | "seconds", string>>;
  /** What a screen reader hears at the start, at one minute and at the end. */
  announce: (seconds: number) => string;
  clock?: Clock | undefined;
}

export interface OpenEnvelope {
  at: "open";
  /** "You received" */
  received: string;
  /** Written for the member's language and currency. */
  amount: string;
}

export interface EnvelopeDialogProps extends Pick<DialogProps, "open" | "onClose" | "title"> {
  closeLabel: string;
  text: string;
  envelope: ClosedEnvelope | OpenEnvelope;
  action: { label: string; onPress: () => void; busy?: boolean | undefined };
}

const parts = ["hours", "minutes", "seconds"] as const;

function TimeLeft({ until, units, announce, clock }: ClosedEnvelope) {
  const { seconds, announced } = useAnnouncedCountdown(until, clock);
  const left = {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
  return (
    <>
      <div className="cd num" aria-hidden="true">
        {parts.map((part) => (
          <b key={part}>
            {String(left[part]).padStart(2, "0")}
            <small>{units[part]}</small>
          </b>
        ))}
      </div>
      <output className="vh">{announced !== undefined && announce(announced)}</output>
    </>
  );
}

/** The only red surface of the product: closed with its countdown, then open with the amount. */
export function EnvelopeDialog(props: EnvelopeDialogProps) {
  const { open, onClose, title, closeLabel, text, envelope, action } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={closeLabel} className="re">
      <EnvelopeGround />
      <p className="re-t">{text}</p>
      <div className="env-place">
        <Envelope open={envelope.at === "open"} />
        {envelope.at === "open" && (
          <output className="amt">
            <span>{envelope.received}</span>
            <b className="num">{envelope.amount}</b>
          </output>
        )}
      </div>
      {envelope.at === "closed" && <TimeLeft {...envelope} />}
      <div data-theme="dark">
        <Button look="primary" size="l" block busy={action.busy} onClick={action.onPress}>
          {action.label}
        </Button>
      </div>
    </Dialog>
  );
}
