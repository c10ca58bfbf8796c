import { useId, useState, type ChangeEvent } from "react";

/** What a screen reader says for `12/20`: "12 of 20 characters". */
export type CounterWords = (used: number, maximum: number) => string;

interface Counted {
  value?: unknown;
  defaultValue?: unknown;
  maxLength?: number | undefined;
}

const lengthOf = (value: unknown): number => (typeof value === "string" ? value.length : 0);

/**
 * The counter of an input, where words are given for it: what `Field` takes, and what hears the
 * typing of a text that the input keeps by itself. Counted as `maxLength` counts, in UTF-16 units:
 * the counter is full when the input is.
 */
export function useCounter({ value, defaultValue, maxLength }: Counted, words?: CounterWords) {
  const id = useId();
  const [typed, setTyped] = useState<number>();
  const used = value === undefined ? (typed ?? lengthOf(defaultValue)) : lengthOf(value);

  return {
    count: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(event.target.value.length),
    field:
      words === undefined || maxLength === undefined
        ? {}
        : {
            describedBy: id,
            aside: <Counter id={id} used={used} maximum={maxLength} words={words} />,
          },
  };
}

interface CounterProps {
  id: string;
  used: number;
  maximum: number;
  words: CounterWords;
}

/** Describes its input; it is not announced at every key. */
function Counter({ id, used, maximum, words }: CounterProps) {
  return (
    <span className={used >= maximum ? "count full" : "count"}>
      <span className="num" translate="no" aria-hidden="true">
        {`${used}/${maximum}`}
      </span>
      <span className="vh" id={id}>
        {words(used, maximum)}
      </span>
    </span>
  );
}
