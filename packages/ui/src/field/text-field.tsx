import type { ChangeEvent, ClipboardEvent, ComponentProps, ReactNode } from "react";
import { CheckCircleFillIcon, LockSimpleIcon } from "../icon.ts";
import { useCounter, type CounterWords } from "./counter.tsx";
import { boxClass, Field, type FieldWords } from "./field.tsx";
import { readAs, readerFor, type Reader } from "./readers.ts";

export interface TextFieldProps extends ComponentProps<"input">, FieldWords {
  /** Before the text, inside the box: a country code or a currency. */
  leading?: ReactNode;
  /** After the text, inside the box: a button or a unit. */
  trailing?: ReactNode;
  /** Shows how much of `maxLength` is used. */
  counter?: CounterWords | undefined;
  /** How the form reads the text; by default it follows from the keyboard. */
  reader?: Reader | undefined;
  /** False if `good` refers to something other than the value: then the box shows no icon. */
  marked?: boolean | undefined;
}

/** If pasting replaces the whole value, it is normalised before `maxLength` cuts it, so that nothing needed is lost. */
function paste(event: ClipboardEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const { selectionStart: start, selectionEnd: end, value, maxLength } = input;
  if (event.defaultPrevented || start !== 0 || end !== value.length) return;
  const pasted = event.clipboardData.getData("text");
  const read = readAs(input, pasted);
  if (read === pasted) return;
  event.preventDefault();
  input.setRangeText(maxLength < 0 ? read : read.slice(0, maxLength), start, end, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
}

/** A single-line text field with all the props of an `<input>`. */
export function TextField(props: TextFieldProps) {
  const { label, optional, hint, error, good, leading, trailing, counter, id, ...rest } = props;
  const { reader = readerFor(rest), marked = true, ...input } = rest;
  const { count, field } = useCounter(input, counter);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    count(event);
    input.onChange?.(event);
  };

  return (
    <Field {...{ id, label, optional, hint, error, good }} {...field}>
      {(ties) => (
        <div
          className={boxClass({ error, good: marked && good }, input.disabled ?? input.readOnly)}
        >
          {leading}
          <input
            type="text"
            onPaste={paste}
            {...input}
            {...ties}
            data-reader={reader}
            onChange={change}
          />
          {marked && good && error === undefined && <CheckCircleFillIcon />}
          {input.readOnly && <LockSimpleIcon />}
          {trailing}
        </div>
      )}
    </Field>
  );
}
