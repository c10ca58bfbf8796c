import type { Clock } from "@naluma/machine/clock";
import { typedFigures } from "@naluma/site/typed";
import type { ComponentProps, SyntheticEvent } from "react";
import { Button } from "../button.tsx";
import { clockText } from "../countdown.ts";
import { IconButton } from "../icon-button.tsx";
import { ArrowsClockwiseIcon } from "../icon.ts";
import { useAnnouncedCountdown } from "../use-countdown.ts";
import { boxClass, type FieldWords, Field } from "./field.tsx";
import { type TextFieldProps, TextField } from "./text-field.tsx";

export interface CodeFieldProps extends Omit<TextFieldProps, "type" | "trailing"> {
  /** `src`: the picture's URL, undefined while it loads. `alt`: describes the picture, never the code. */
  picture: { src: string | undefined; alt: string };
  refresh: { label: string; onRefresh: () => void; busy?: boolean | undefined };
}

/** An input for the code in a picture (captcha). */
export function CodeField({ picture, refresh, ...props }: CodeFieldProps) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      reader="figures"
      {...props}
      trailing={
        <>
          {picture.src === undefined ? (
            <span className="captcha-picture" />
          ) : (
            <img className="captcha-picture" src={picture.src} alt={picture.alt} />
          )}
          <IconButton label={refresh.label} busy={refresh.busy} onClick={refresh.onRefresh}>
            <ArrowsClockwiseIcon />
          </IconButton>
        </>
      }
    />
  );
}

export interface PinFieldProps
  extends Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "maxLength">, FieldWords {
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
        <div className={masked ? "pin-field pin-field-masked" : "pin-field"}>
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

export interface OneTimeCodeFieldProps extends Omit<TextFieldProps, "type" | "trailing"> {
  resend: {
    /** "Send the code", "Send again" */
    label: string;
    /** "Again in 4:37" */
    waiting: (time: string) => string;
    /** Announced by screen readers at the start, at one minute and at the end. */
    announce: (seconds: number) => string;
    /** The earliest time of the next request, in milliseconds since 1970. */
    until?: number | undefined;
    busy?: boolean | undefined;
    /** Disabled because there is no number to send it to. */
    disabled?: boolean | undefined;
    onResend: () => void;
    clock?: Clock | undefined;
  };
}

/** The code from a text message, with a button to send it again. */
export function OneTimeCodeField({ resend, ...props }: OneTimeCodeFieldProps) {
  const { seconds, announced } = useAnnouncedCountdown(resend.until, resend.clock);
  return (
    <TextField
      {...props}
      marked={false}
      inputMode="numeric"
      autoComplete="one-time-code"
      trailing={
        <>
          <Button
            size="s"
            className="number"
            disabled={resend.disabled === true || seconds > 0}
            busy={resend.busy}
            onClick={resend.onResend}
          >
            {seconds > 0 ? resend.waiting(clockText(seconds)) : resend.label}
          </Button>
          <output className="visually-hidden">
            {announced !== undefined && resend.announce(announced)}
          </output>
        </>
      }
    />
  );
}
