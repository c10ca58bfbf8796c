import { useId, type ChangeEvent, type ComponentProps } from "react";
import { Counter, useUsed, type CounterWords } from "./counter.tsx";
import { boxClass, Field, type FieldWords } from "./field.tsx";

export interface TextAreaProps extends ComponentProps<"textarea">, FieldWords {
  /** Shows how much of `maxLength` is used. */
  counter?: CounterWords | undefined;
}

/** Several lines of text; it grows with them where the browser knows how. */
export function TextArea(props: TextAreaProps) {
  const { label, optional, hint, error, good, counter, id, ...area } = props;
  const counterId = useId();
  const { used, count } = useUsed(area);
  const maximum = counter ? area.maxLength : undefined;

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    count(event);
    area.onChange?.(event);
  };

  return (
    <Field
      id={id}
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      good={good}
      {...(counter && maximum !== undefined
        ? {
            describedBy: counterId,
            aside: <Counter id={counterId} used={used} maximum={maximum} words={counter} />,
          }
        : {})}
    >
      {(ties) => (
        <div className={`${boxClass({ error, good }, area.disabled)} in-area`}>
          <textarea rows={4} {...area} {...ties} onChange={change} />
        </div>
      )}
    </Field>
  );
}
