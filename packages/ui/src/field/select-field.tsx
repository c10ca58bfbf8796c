import type { ComponentProps } from "react";
import { CaretDownIcon } from "../icon.ts";
import { boxClass, Field, type FieldWords } from "./field.tsx";

export interface Choice {
  value: string;
  text: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends Omit<ComponentProps<"select">, "children">, FieldWords {
  choices: readonly Choice[];
  /** Shown while nothing is chosen: "Choose a currency". */
  placeholder?: string | undefined;
}

/** A choice in a form. It is the browser's own select, which works best on every phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, optional, hint, error, good, choices, placeholder, id, ...select } = props;
  return (
    <Field {...{ id, label, optional, hint, error, good }}>
      {(ties) => (
        <div className={`${boxClass({ error, good }, select.disabled)} in-pick`}>
          <select {...select} {...ties}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map(({ value, text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <CaretDownIcon />
        </div>
      )}
    </Field>
  );
}
