import { useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { ArrowsClockwiseIcon } from "./icon.ts";

/** A decimal string without separators, split where its appearance changes. */
export interface JackpotFigures {
  /** Leading zeros: `000`. */
  readonly zeros: string;
  /** Together with `zeros` at least ten digits: `4872316`. */
  readonly integer: string;
  /** After the decimal point: `35`; empty if the currency has no decimals. */
  readonly decimals: string;
}

export interface JackpotProps {
  title: string;
  /** The currency code: `USD`. */
  unit: string;
  /** A text saying that the amount is live; omitted while it is not. */
  live?: string | undefined;
  /** Omitted while the amount is unknown: the plates stay empty. */
  figures?: JackpotFigures | undefined;
  /** Read by screen readers in place of the digits. Changes are not announced. */
  label: string;
  /** Retries after a failure. */
  retry?: { label: string; onRetry: () => void; busy?: boolean } | undefined;
}

const unknown: JackpotFigures = { zeros: "––––––––––", integer: "", decimals: "––" };

/** The amount that can be won. The only gold element that moves. */
export function Jackpot({ title, unit, live, figures, label, retry }: JackpotProps) {
  const { zeros, integer, decimals } = figures ?? unknown;
  const whole = (zeros + integer).split("");
  return (
    <section className="card jackpot">
      <div className="jackpot-head">
        <h2>{title}</h2>
        <span className="dim small" translate="no">
          {unit}
        </span>
        {live && (
          <span className="jackpot-live">
            <i />
            <span>{live}</span>
          </span>
        )}
        {retry && (
          <IconButton
            className="jackpot-retry"
            label={retry.label}
            busy={retry.busy}
            onClick={retry.onRetry}
          >
            <ArrowsClockwiseIcon size="s" />
          </IconButton>
        )}
      </div>
      <p className="visually-hidden" role={retry && "status"}>
        {label}
      </p>
      <div className="jackpot-digits" translate="no" aria-hidden="true">
        {whole.map((digit, index) => (
          // Keyed from the decimal point, because a longer amount adds digits in front.
          <Digit
            key={whole.length - index}
            digit={digit}
            kind={index < zeros.length ? "digit-dim" : ""}
          />
        ))}
        {decimals !== "" && <i>.</i>}
        {decimals.split("").map((digit, index) => (
          <Digit
            key={`place-${index}`}
            digit={digit}
            kind={figures ? "digit-decimal" : "digit-decimal digit-dim"}
          />
        ))}
      </div>
    </section>
  );
}

interface DigitProps {
  digit: string;
  /** Dimmed: a leading zero, or unknown. Decimal: after the decimal point. */
  kind: "digit-dim" | "digit-decimal" | "digit-decimal digit-dim" | "";
}

/** One digit on its plate. A new digit rolls in from above; an unchanged one does not move. */
function Digit({ digit, kind }: DigitProps) {
  const [shown, show] = useState({ digit, before: "", rolls: 0 });
  if (shown.digit !== digit) show({ digit, before: shown.digit, rolls: shown.rolls + 1 });
  return (
    <b className={kind || undefined}>
      {shown.rolls === 0 ? (
        <span>{digit}</span>
      ) : (
        <span className="digit-roll" key={shown.rolls} data-before={shown.before}>
          {digit}
        </span>
      )}
    </b>
  );
}
