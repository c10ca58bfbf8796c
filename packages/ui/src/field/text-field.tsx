import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type ReactNode,
  useState,
} from "react";
import { IconButton } from "../icon-button.tsx";
import {
  CaretDownIcon,
  CheckCircleFillIcon,
  EyeIcon,
  EyeSlashIcon,
  LockSimpleIcon,
} from "../icon.ts";
import { type CounterWords, useCounter } from "./counter.tsx";
import { boxClass, type FieldWords, Field } from "./field.tsx";
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

export interface AmountFieldProps extends Omit<TextFieldProps, "type" | "inputMode" | "leading"> {
  /** The currency's symbol or code, before the digits. */
  unit: string;
}

/**
 * An amount of money. The text stays as typed: whether `1,000` is a thousand or one is decided by the
 * form's rules, never by the input.
 */
export function AmountField({ unit, className, ...props }: AmountFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      className={className ? `number ${className}` : "number"}
      inputMode="decimal"
      leading={<span className="field-prefix">{unit}</span>}
    />
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "trailing"> {
  /** The names of the button that shows and hides the password. */
  reveal: { show: string; hide: string };
  /** For a new password: the length, for password managers that generate one of letters and digits. */
  length?: { readonly shortest: number; readonly longest: number } | undefined;
}

/** The format of Safari and password managers (https://developer.apple.com/password-rules). */
const rulesOf = ({ shortest, longest }: NonNullable<PasswordFieldProps["length"]>) => ({
  minLength: shortest,
  passwordrules: `minlength: ${shortest}; maxlength: ${longest}; required: lower; required: digit; allowed: upper;`,
});

export function PasswordField({ reveal, length, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      reader={props.inputMode === "numeric" ? "figures" : "verbatim"}
      {...(length && rulesOf(length))}
      {...props}
      type={shown ? "text" : "password"}
      trailing={
        <IconButton label={shown ? reveal.hide : reveal.show} onClick={() => setShown(!shown)}>
          {shown ? <EyeSlashIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}

export interface CountryCode {
  /** `+84` */
  code: string;
  /** `Vietnam` */
  country: string;
}

export interface PhoneFieldProps extends Omit<TextFieldProps, "type" | "inputMode" | "leading"> {
  /** The chosen code, `+84`. */
  code: string;
  /** Set if there is a choice: the codes, the select's name, and its change handler. */
  choice?: {
    label: string;
    codes: readonly CountryCode[];
    onCode: (code: string) => void;
  };
}

export function PhoneField({ code, choice, ...props }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      type="tel"
      inputMode="numeric"
      leading={
        choice ? (
          <span className="field-prefix field-prefix-choice">
            <span className="number" translate="no" aria-hidden="true">
              {code}
            </span>
            <CaretDownIcon size="s" />
            <select
              aria-label={choice.label}
              autoComplete="tel-country-code"
              value={code}
              onChange={(event) => choice.onCode(event.target.value)}
            >
              {choice.codes.map((one) => (
                <option key={`${one.code} ${one.country}`} value={one.code}>
                  {`${one.country} ${one.code}`}
                </option>
              ))}
            </select>
          </span>
        ) : (
          <span className="field-prefix number" translate="no">
            {code}
          </span>
        )
      }
    />
  );
}

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
        <div className={`${boxClass({ error, good }, area.disabled)} field-box-area`}>
          <textarea rows={4} {...area} {...ties} onChange={change} />
        </div>
      )}
    </Field>
  );
}
