import type { ComponentProps, ReactNode } from "react";
import { boxClass, Field, type FieldWords } from "./field.tsx";

export interface TextFieldProps extends ComponentProps<"input">, FieldWords {
  /** Behind the text, inside the box: a button, a unit. */
  trailing?: ReactNode;
}

/** A line of text. Everything an `<input>` takes, it takes too. */
export function TextField(props: TextFieldProps) {
  const { label, optional, hint, error, trailing, id, ...input } = props;
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(ties) => (
        <div className={boxClass(error, input.disabled)}>
          <input type="text" {...input} {...ties} />
          {trailing}
        </div>
      )}
    </Field>
  );
}
