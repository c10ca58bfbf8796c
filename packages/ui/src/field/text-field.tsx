import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { CheckCircleFillIcon, LockSimpleIcon } from "../icon/index.ts";
import { useCounter, type CounterWords } from "./counter.tsx";
import { boxClass, Field, type FieldWords } from "./field.tsx";

export interface TextFieldProps extends ComponentProps<"input">, FieldWords {
  /** Before the text, inside the box: a country code, a currency. */
  leading?: ReactNode;
  /** Behind the text, inside the box: a button, a unit. */
  trailing?: ReactNode;
  /** Shows how much of `maxLength` is used. */
  counter?: CounterWords | undefined;
}

/** A single-line text field with all the props of an `<input>`. */
export function TextField(props: TextFieldProps) {
  const { label, optional, hint, error, good, leading, trailing, counter, id, ...input } = props;
  const { count, field } = useCounter(input, counter);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    count(event);
    input.onChange?.(event);
  };

  return (
    <Field {...{ id, label, optional, hint, error, good }} {...field}>
      {(ties) => (
        <div className={boxClass({ error, good }, input.disabled ?? input.readOnly)}>
          {leading}
          <input type="text" {...input} {...ties} onChange={change} />
          {good && error === undefined && <CheckCircleFillIcon />}
          {input.readOnly && <LockSimpleIcon />}
          {trailing}
        </div>
      )}
    </Field>
  );
}
