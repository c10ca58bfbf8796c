import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface AmountFieldProps extends Omit<TextFieldProps, "type" | "inputMode" | "leading"> {
  /** The currency's sign or code, before the figures. */
  unit: string;
}

/**
 * An amount of money. What is typed stays as typed: whether `1,000` is a thousand or one is for the
 * rule that reads it, never for the input.
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
