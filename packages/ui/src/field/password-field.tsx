import { useState } from "react";
import { IconButton } from "../icon-button.tsx";
import { EyeIcon, EyeSlashIcon } from "../icon.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

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
