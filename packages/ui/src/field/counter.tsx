import { useState, type ChangeEvent } from "react";

/** What a screen reader says for `12/20`: "12 of 20 characters". */
export type CounterWords = (used: number, maximum: number) => string;

interface Counted {
  value?: unknown;
  defaultValue?: unknown;
}

const lengthOf = (value: unknown): number => (typeof value === "string" ? value.length : 0);

/**
 * How much is written, whoever keeps the text. Counted as `maxLength` counts, in UTF-16 units, so
 * that the counter says full when the input takes no more.
 */
export function useUsed({ value, defaultValue }: Counted) {
  const [typed, setTyped] = useState<number>();
  const used = value === undefined ? (typed ?? lengthOf(defaultValue)) : lengthOf(value);
  const count = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setTyped(event.target.value.length);
  return { used, count };
}

interface CounterProps {
  id: string;
  used: number;
  maximum: number;
  words: CounterWords;
}

/** Describes its input; it is not announced at every key. */
export function Counter({ id, used, maximum, words }: CounterProps) {
  return (
    <span className={used >= maximum ? "count full" : "count"}>
      <span className="num" aria-hidden="true">
        {used}/{maximum}
      </span>
      <span className="vh" id={id}>
        {words(used, maximum)}
      </span>
    </span>
  );
}
