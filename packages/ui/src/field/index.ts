export { Check, type CheckProps } from "./check.tsx";
export { CodeField, type CodeFieldProps } from "./code-field.tsx";
export { Field, type FieldProps, type FieldWords, type InputTies } from "./field.tsx";
export { PasswordField, type PasswordFieldProps } from "./password-field.tsx";
export { TextField, type TextFieldProps } from "./text-field.tsx";
