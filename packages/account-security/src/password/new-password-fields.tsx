import { useUserMessage } from "@naluma/i18n/react";
import { PasswordField } from "@naluma/ui/field";
import { useEffect, useRef, type ComponentProps } from "react";
import type { NewPasswordValues } from "./new-password.ts";
import { passwordStrength, type Strength } from "./password-strength.ts";
import { passwordWords, type PasswordMessage } from "./words.ts";

/** A form that has a new password among its fields. */
interface NewPasswordForm {
  readonly values: NewPasswordValues;
  text(
    name: keyof NewPasswordValues,
  ): Pick<ComponentProps<"input">, "name" | "defaultValue" | "onChange" | "onBlur">;
  errorOf(name: keyof NewPasswordValues): PasswordMessage | undefined;
}

interface NewPasswordFieldsProps {
  form: NewPasswordForm;
  /** Whose password it is: one with the name in it is weak. */
  account: string;
  /** They took the place of a step before: whoever came from there goes on here. */
  takesFocus?: boolean | undefined;
}

/**
 * The new password twice, and how strong it is. One that is too long can be typed, and is refused.
 * If the input cut it, a password manager would know another password than the platform.
 */
export function NewPasswordFields({ form, account, takesFocus }: NewPasswordFieldsProps) {
  const { t, format } = useUserMessage(passwordWords);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);

  const errorOf = (field: keyof NewPasswordValues) => {
    const message = form.errorOf(field);
    return message && format(message);
  };
  const reveal = { show: t("show_password"), hide: t("hide_password") };
  return (
    <>
      <div className="f">
        <PasswordField
          {...form.text("password")}
          label={t("new_password")}
          hint={t("length")}
          autoComplete="new-password"
          ref={first}
          reveal={reveal}
          error={errorOf("password")}
        />
        <StrengthBar strength={passwordStrength(form.values.password, account)} />
      </div>
      <PasswordField
        {...form.text("confirmation")}
        label={t("confirmation")}
        autoComplete="new-password"
        reveal={reveal}
        error={errorOf("confirmation")}
      />
    </>
  );
}

const strengths = {
  weak: { bars: 1, words: "strength.weak" },
  fair: { bars: 2, words: "strength.fair" },
  strong: { bars: 3, words: "strength.strong" },
} as const satisfies Record<Strength, unknown>;

/** Said as well as drawn; empty while nothing is typed, and as high as ever, so that nothing moves. */
function StrengthBar({ strength }: { strength: Strength | undefined }) {
  const { t } = useUserMessage(passwordWords);
  const shown = strength && strengths[strength];
  return (
    <p className="strength" data-strength={strength}>
      <span className="strength-bars" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={bar <= (shown?.bars ?? 0) ? "on" : undefined} />
        ))}
      </span>
      <output>{shown && t(shown.words)}</output>
    </p>
  );
}
