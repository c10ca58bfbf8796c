import { useId, useState, type ChangeEvent } from "react";

/** The screen reader text for `12/20`: "12 of 20 characters". */
export type CounterWords = (used: number, maximum: number) => string;

interface Counted {
  value?: unknown;
  defaultValue?: unknown;
  maxLength?: number | undefined;
}

const lengthOf = (value: unknown): number => (typeof value === "string" ? value.length : 0);

/**
 * The counter of an input, if texts for it are given: the props for `Field`, and an event handler for
 * uncontrolled inputs. Counts UTF-16 units like `maxLength`, so that the counter is full when the
 * input is.
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

/** Describes its input without being announced on every keystroke. */
function Counter({ id, used, maximum, words }: CounterProps) {
  return (
    <span className={used >= maximum ? "field-counter field-counter-full" : "field-counter"}>
      <span className="number" translate="no" aria-hidden="true">
        {`${used}/${maximum}`}
      </span>
      <span className="visually-hidden" id={id}>
        {words(used, maximum)}
      </span>
    </span>
  );
}
