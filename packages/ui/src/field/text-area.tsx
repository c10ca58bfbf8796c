import type { ChangeEvent, ComponentProps } from "react";
import { useCounter, type CounterWords } from "./counter.tsx";
import { boxClass, Field, type FieldWords } from "./field.tsx";

export interface TextAreaProps extends ComponentProps<"textarea">, FieldWords {
  /** Shows how much of `maxLength` is used. */
  counter?: CounterWords | undefined;
}

/** Several lines of text; grows with its content if the browser supports that. */
export function TextArea(props: TextAreaProps) {
  const { label, optional, hint, error, good, counter, id, ...area } = props;
  const { count, field } = useCounter(area, counter);

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    count(event);
    area.onChange?.(event);
  };

  return (
    <Field {...{ id, label, optional, hint, error, good }} {...field}>
      {(ties) => (
        <div className={`${boxClass({ error, good }, area.disabled)} in-area`}>
          <textarea rows={4} {...area} {...ties} onChange={change} />
        </div>
      )}
    </Field>
  );
}
