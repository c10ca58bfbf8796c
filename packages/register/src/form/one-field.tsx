import { CaptchaField } from "@naluma/captcha/field";
import { currencyName } from "@naluma/i18n/currency-name";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import {
  BirthDateField,
  PasswordField,
  PinField,
  SelectField,
  TextField,
  type DatePart,
} from "@naluma/ui/field";
import { PasswordStrength } from "@naluma/ui/password-strength";
import { memo } from "react";
import { birthdayOf, joinBirthday } from "../fields/birthday.ts";
import { passwordLength } from "../fields/password.ts";
import { withdrawPasswordDigits } from "../fields/withdraw-password.ts";
import { introducerValues } from "../introducer/introducer.ts";
import type { RestMessageId } from "../words.rest.ts";
import { Phone, SmsCode } from "./phone-fields.tsx";
import type { RegisterField } from "./register-values.ts";
import { isSameField } from "./shown-by-field.ts";
import { isTextInput, textInputs, type TextInputField } from "./text-inputs.ts";
import { useFieldWords, type FieldProps } from "./use-field-words.ts";

type OneFieldProps = FieldProps & { field: RegisterField };

/** The input for a field; memoised, so that it renders only when its appearance or behaviour changes. */
export const OneField = memo(
  DrawnField,
  (before, after) =>
    before.field === after.field &&
    before.enterKeyHint === after.enterKeyHint &&
    isSameField(after.field, before.view, after.view),
);

function DrawnField({ field, ...props }: OneFieldProps) {
  if (isTextInput(field)) return <OneText field={field} {...props} />;
  switch (field) {
    case "memberCurrency":
      return <CurrencyChoice {...props} />;
    case "password":
      return <NewPassword {...props} />;
    case "checkPassword":
      return <RepeatedPassword {...props} />;
    case "memberBirthday":
      return <Birthday {...props} />;
    case "memberPhone":
      return <Phone {...props} />;
    case "phoneVerify":
      return <SmsCode {...props} />;
    case "withdrawPassword":
      return <WithdrawPassword {...props} />;
    case "verifyCode":
      return <CodeInPicture {...props} />;
    // The checkbox has its own place below all fields, and the site's number is not visible.
    case "isAgreed":
    case "siteId":
      return null;
  }
}

/** The introducer of a link is shown read-only; if codes are closed, the field is missing (REG-44). */
function OneText({ field, ...props }: FieldProps & { field: TextInputField }) {
  const { view, enterKeyHint } = props;
  const { t, format, says } = useFieldWords(props);
  const { label, hint, placeholder, ...keyboard } = textInputs[field];
  const isIntroducer = field === "memberAgent" || field === "recommendCode";
  const { introducer, isInviteOff } = view.introducer;
  if (field === "recommendCode" && isInviteOff) return null;
  // Only one introducer is sent, so there is no second field beside a known one.
  const isKnown = introducer.type !== "none";
  if (isIntroducer && isKnown && introducerValues(introducer)[field] === "") return null;
  return (
    <TextField
      {...view.form.text(field)}
      {...keyboard}
      {...says(field)}
      enterKeyHint={enterKeyHint}
      label={format(label)}
      hint={hint && t(hint)}
      placeholder={placeholder && t(placeholder)}
      // A refused introducer can be removed, since it must not stop the registration.
      readOnly={isIntroducer && isKnown && view.form.errorOf(field) === undefined}
    />
  );
}

function CurrencyChoice(props: FieldProps) {
  const { form, currency } = props.view;
  const { t, says } = useFieldWords(props);
  const locale = useLocale();
  const { describedCurrencies } = useSite().settings;
  const nameOf = (one: string) => currencyName(one, locale, describedCurrencies);
  const chosen = form.values.memberCurrency;
  const label = t("register.currency");
  const hint = t("register.currency_hint");
  if (currency.isLocked)
    return <TextField label={label} hint={hint} readOnly value={nameOf(chosen)} />;
  return (
    <SelectField
      label={label}
      hint={hint}
      error={says("memberCurrency").error}
      value={chosen}
      choices={currency.options.map((one) => ({ value: one, text: nameOf(one) }))}
      onChange={({ target: { value } }) => currency.choose(value)}
    />
  );
}

const useReveal = (props: FieldProps) => {
  const { t } = useFieldWords(props);
  return { show: t("register.show_password"), hide: t("register.hide_password") };
};

function NewPassword(props: FieldProps) {
  const { form } = props.view;
  const { t, says } = useFieldWords(props);
  return (
    <div className="field">
      <PasswordField
        {...form.text("password")}
        {...says("password")}
        enterKeyHint={props.enterKeyHint}
        label={t("register.password")}
        hint={t("register.password_hint")}
        autoComplete="new-password"
        length={passwordLength}
        maxLength={64}
        reveal={useReveal(props)}
      />
      <PasswordStrength
        password={form.values.password}
        account={form.values.memberAccount}
        words={{
          weak: t("register.strength_weak"),
          fair: t("register.strength_fair"),
          strong: t("register.strength_strong"),
        }}
      />
    </div>
  );
}

function RepeatedPassword(props: FieldProps) {
  const { t, says } = useFieldWords(props);
  return (
    <PasswordField
      {...props.view.form.text("checkPassword")}
      {...says("checkPassword")}
      enterKeyHint={props.enterKeyHint}
      label={t("register.repeat")}
      autoComplete="new-password"
      length={passwordLength}
      maxLength={64}
      reveal={useReveal(props)}
    />
  );
}

const wrongPart: Readonly<Partial<Record<RestMessageId, DatePart>>> = {
  err_birthdayYear_blank: "year",
  err_birthdayMonth_blank: "month",
  err_birthdayDate_blank: "day",
};

const years = 110;

function Birthday(props: FieldProps) {
  const { form, clock } = props.view;
  const { t, says } = useFieldWords(props);
  const { good: _, ...said } = says("memberBirthday");
  const locale = useLocale();
  const error = form.errorOf("memberBirthday");
  const wrong = error && "id" in error ? wrongPart[error.id] : undefined;
  const latest = new Date(clock.now()).getFullYear();
  return (
    <BirthDateField
      {...said}
      label={t("register.birthday")}
      locale={locale}
      words={{ year: t("register.year"), month: t("register.month"), day: t("register.day") }}
      years={{ latest, earliest: latest - years }}
      value={birthdayOf(form.values.memberBirthday)}
      wrong={wrong && [wrong]}
      onValue={(parts) => form.change("memberBirthday", joinBirthday(parts))}
      onLeave={() => form.leave("memberBirthday")}
    />
  );
}

function WithdrawPassword(props: FieldProps) {
  const { form } = props.view;
  const { t, says } = useFieldWords(props);
  const { error, optional } = says("withdrawPassword");
  return (
    <PinField
      label={t("register.withdraw_password")}
      hint={t("register.withdraw_hint")}
      error={error}
      optional={optional}
      length={withdrawPasswordDigits}
      masked
      enterKeyHint={props.enterKeyHint}
      value={form.values.withdrawPassword}
      onValue={(digits) => form.change("withdrawPassword", digits)}
      onBlur={() => form.leave("withdrawPassword")}
    />
  );
}

function CodeInPicture(props: FieldProps) {
  const { form, captcha, clock, newPicture } = props.view;
  const { says } = useFieldWords(props);
  return (
    <div className="field-grid">
      <CaptchaField
        {...form.text("verifyCode")}
        captcha={captcha}
        clock={clock}
        error={says("verifyCode").error}
        onNewPicture={newPicture}
        onAnswer={(answer) => form.change("verifyCode", answer)}
      />
    </div>
  );
}
