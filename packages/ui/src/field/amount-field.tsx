import { TextField, type TextFieldProps } from "./text-field.tsx";

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
      className={className ? `num ${className}` : "num"}
      inputMode="decimal"
      leading={<span className="pre">{unit}</span>}
    />
  );
}
