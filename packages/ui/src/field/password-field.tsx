import { useState } from "react";
import { IconButton } from "../icon-button.tsx";
import { EyeIcon, EyeSlashIcon } from "../icon.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "trailing"> {
  /** Name of the button that shows what is typed, and of the same button afterwards. */
  reveal: { show: string; hide: string };
  /** Of a new password: what a password manager has to make, letters and digits. */
  length?: { readonly shortest: number; readonly longest: number } | undefined;
}

/** As Safari and password managers read it (https://developer.apple.com/password-rules). */
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
