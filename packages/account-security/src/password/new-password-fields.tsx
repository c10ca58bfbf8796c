import { useUserMessage } from "@naluma/i18n/react";
import { PasswordField } from "@naluma/ui/field";
import { PasswordStrength } from "@naluma/ui/password-strength";
import { useEffect, useRef, type ComponentProps } from "react";
import { restWords, type RestMessage } from "../words.rest.ts";
import { passwordLength, type NewPasswordValues } from "./new-password.ts";

interface NewPasswordForm {
  readonly values: NewPasswordValues;
  text(
    name: keyof NewPasswordValues,
  ): Pick<ComponentProps<"input">, "name" | "defaultValue" | "onChange" | "onBlur">;
  errorOf(name: keyof NewPasswordValues): RestMessage | undefined;
}

interface NewPasswordFieldsProps {
  form: NewPasswordForm;
  /** The account that the password belongs to: a password that contains the account name is weak. */
  account: string;
  /** The fields replaced an earlier step, so the focus moves here. */
  takesFocus?: boolean | undefined;
}

/**
 * The new password, typed twice, and its strength. A password that is too long can be typed and is then refused: if the
 * input truncated it, a password manager would store a different password than the platform.
 */
export function NewPasswordFields({ form, account, takesFocus }: NewPasswordFieldsProps) {
  const { t, format } = useUserMessage(restWords);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);

  const errorOf = (field: keyof NewPasswordValues) => {
    const message = form.errorOf(field);
    return message && format(message);
  };
  const strengths = {
    weak: t("strength.weak"),
    fair: t("strength.fair"),
    strong: t("strength.strong"),
  };
  const reveal = { show: t("show_password"), hide: t("hide_password") };
  return (
    <>
      <div className="field">
        <PasswordField
          {...form.text("password")}
          label={t("new_password")}
          hint={t("length")}
          autoComplete="new-password"
          length={passwordLength}
          ref={first}
          reveal={reveal}
          error={errorOf("password")}
        />
        <PasswordStrength password={form.values.password} account={account} words={strengths} />
      </div>
      <PasswordField
        {...form.text("confirmation")}
        label={t("confirmation")}
        autoComplete="new-password"
        length={passwordLength}
        reveal={reveal}
        error={errorOf("confirmation")}
      />
    </>
  );
}
