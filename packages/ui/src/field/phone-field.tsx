import { CaretDownIcon } from "../icon.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

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

/** A phone number with its country code. */
export function PhoneField({ code, choice, ...props }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      type="tel"
      inputMode="numeric"
      leading={
        choice ? (
          <span className="pre pre-choice">
            <span className="num" translate="no" aria-hidden="true">
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
          <span className="pre num" translate="no">
            {code}
          </span>
        )
      }
    />
  );
}
