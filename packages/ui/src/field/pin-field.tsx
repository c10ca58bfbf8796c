import { typedFigures } from "@naluma/site/typed";
import type { ComponentProps, SyntheticEvent } from "react";
import { boxClass, Field, type FieldWords } from "./field.tsx";

export interface PinFieldProps
  extends Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "maxLength">, FieldWords {
  /** The number of digits. */
  length: number;
  value: string;
  onValue: (digits: string) => void;
  /** Shows dots instead of digits. */
  masked?: boolean | undefined;
}

/** The caret stays after the last digit, because it cannot be placed between two boxes. */
const caretToEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
  const { length } = currentTarget.value;
  if (currentTarget.selectionStart === length && currentTarget.selectionEnd === length) return;
  currentTarget.setSelectionRange(length, length);
};

/**
 * A few digits, each in a box. It is a single input above boxes that only display it, so that pasting,
 * autofill (`one-time-code`), deleting and screen readers work as usual.
 */
export function PinField(props: PinFieldProps) {
  const { label, optional, hint, error, good, id, length, value, onValue, masked, ...input } =
    props;
  return (
    <Field {...{ id, label, optional, hint, error, good }}>
      {(ties) => (
        <div className={masked ? "pin pin-masked" : "pin"}>
          <input
            autoComplete="off"
            {...input}
            {...ties}
            type={masked ? "password" : "text"}
            inputMode="numeric"
            value={value}
            onChange={(event) => onValue(digitsOf(event.target.value, length))}
            onSelect={caretToEnd}
          />
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className={boxClass({ error }, input.disabled)}
              data-next={index === Math.min(value.length, length - 1) || undefined}
              aria-hidden="true"
            >
              {masked && value[index] !== undefined ? "•" : value[index]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}

/** The digits in typed or pasted text, in any script, also from `12 34` or `12-34`. */
export const digitsOf = (text: string, length: number): string =>
  typedFigures(text).replaceAll(/\D/g, "").slice(0, length);
