import { useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { ArrowsClockwiseIcon } from "./icon.ts";

/** Decimal text without a separator, cut where it is drawn differently. */
export interface JackpotFigures {
  /** Zeros before the first figure that counts: `000`. */
  readonly zeros: string;
  /** With `zeros` ten digits or more: `4872316`. */
  readonly integer: string;
  /** Behind the point: `35`; empty where the currency has none. */
  readonly decimals: string;
}

export interface JackpotProps {
  title: string;
  /** What is counted: `USD`. */
  unit: string;
  /** Says that the amount updates live; left out while it does not. */
  live?: string | undefined;
  /** Left out while the amount is not known: the plates stay empty. */
  figures?: JackpotFigures | undefined;
  /** Spoken in place of all figures. A change of it is not announced. */
  label: string;
  /** Retries after a failure. */
  retry?: { label: string; onRetry: () => void; busy?: boolean } | undefined;
}

const unknown: JackpotFigures = { zeros: "––––––––––", integer: "", decimals: "––" };

/** What can be won. The only gold that moves. */
export function Jackpot({ title, unit, live, figures, label, retry }: JackpotProps) {
  const { zeros, integer, decimals } = figures ?? unknown;
  const whole = (zeros + integer).split("");
  return (
    <section className="card jp">
      <div className="jp-h">
        <h2>{title}</h2>
        <span className="dim sm" translate="no">
          {unit}
        </span>
        {live && (
          <span className="live">
            <i />
            <span>{live}</span>
          </span>
        )}
        {retry && (
          <IconButton
            className="jp-again"
            label={retry.label}
            busy={retry.busy}
            onClick={retry.onRetry}
          >
            <ArrowsClockwiseIcon size="s" />
          </IconButton>
        )}
      </div>
      <p className="vh" role={retry && "status"}>
        {label}
      </p>
      <div className="digits" translate="no" aria-hidden="true">
        {whole.map((digit, index) => (
          // Keyed from the decimal point: a longer amount adds digits in front.
          <Digit key={whole.length - index} digit={digit} kind={index < zeros.length ? "z" : ""} />
        ))}
        {decimals !== "" && <i>.</i>}
        {decimals.split("").map((digit, index) => (
          <Digit key={`place-${index}`} digit={digit} kind={figures ? "c" : "c z"} />
        ))}
      </div>
    </section>
  );
}

interface DigitProps {
  digit: string;
  /** `z` dim: before the first figure that counts, or unknown. `c` behind the point. */
  kind: "z" | "c" | "c z" | "";
}

/** One figure on its plate. A new one rolls in from above; what has not changed stands still. */
function Digit({ digit, kind }: DigitProps) {
  const [shown, show] = useState({ digit, before: "", rolls: 0 });
  if (shown.digit !== digit) show({ digit, before: shown.digit, rolls: shown.rolls + 1 });
  return (
    <b className={kind || undefined}>
      {shown.rolls === 0 ? (
        <span>{digit}</span>
      ) : (
        <span className="roll" key={shown.rolls} data-before={shown.before}>
          {digit}
        </span>
      )}
    </b>
  );
}
