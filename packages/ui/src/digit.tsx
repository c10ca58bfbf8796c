import { useState } from "react";

export interface DigitProps {
  digit: string;
  /** `z` dim: before the first figure that counts, or unknown. `c` behind the point. */
  kind: "z" | "c" | "c z" | "";
}

/** One figure on its plate. A new one rolls in from above; what has not changed stands still. */
export function Digit({ digit, kind }: DigitProps) {
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
