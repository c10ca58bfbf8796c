export { noDate, type DatePart, type DateParts } from "./birth-date.ts";
export {
  Check,
  type CheckProps,
  type Choice,
  RadioField,
  type RadioFieldProps,
  SelectField,
  type SelectFieldProps,
  Switch,
  type SwitchProps,
} from "./choice-fields.tsx";
export {
  CodeField,
  type CodeFieldProps,
  OneTimeCodeField,
  type OneTimeCodeFieldProps,
  PinField,
  type PinFieldProps,
} from "./code-fields.tsx";
export type { CounterWords } from "./counter.tsx";
export {
  BirthDateField,
  type BirthDateFieldProps,
  DayField,
  type DayFieldProps,
} from "./date-fields.tsx";
export {
  Field,
  FieldGroup,
  type FieldGroupProps,
  type FieldProps,
  type FieldWords,
  type InputTies,
} from "./field.tsx";
export {
  AmountField,
  type AmountFieldProps,
  type CountryCode,
  PasswordField,
  type PasswordFieldProps,
  PhoneField,
  type PhoneFieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from "./text-field.tsx";
