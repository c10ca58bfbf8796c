import { callingCode } from "@naluma/site/phone";
import { OneTimeCodeField, PhoneField, TextField } from "@naluma/ui/field";
import { verifyCodeDigits } from "../fields/phone-verify.ts";
import { useFieldWords, type FieldProps } from "./use-field-words.ts";

export function Phone(props: FieldProps) {
  const { form, settings } = props.view;
  const { t, says } = useFieldWords(props);
  const { memberCurrency } = form.values;
  const code = callingCode(memberCurrency);
  const isProven = settings.at === "ready" && settings.fields.includes("phoneVerify");
  const input = {
    ...form.text("memberPhone"),
    ...says("memberPhone"),
    enterKeyHint: props.enterKeyHint,
    label: t("register.phone"),
    hint: isProven ? t("register.phone_hint") : undefined,
    // The longest number has 15 digits; this leaves room for the country code, zeros, brackets and spaces.
    maxLength: 40,
  };
  return code === undefined ? (
    <TextField {...input} type="tel" inputMode="numeric" autoComplete="tel-national" />
  ) : (
    <PhoneField {...input} code={code} />
  );
}

/** The last digits are enough to recognise a number. */
const shownDigits = 4;

/** The code from the SMS. A request without a valid phone number shows the error of the phone field. */
export function SmsCode(props: FieldProps) {
  const { form, sms, clock, isDemo } = props.view;
  const { t, says, format } = useFieldWords(props);
  const { error, optional } = says("phoneVerify");
  const { sentTo, refusal, until } = sms;

  const send = () => {
    if (sms.canSend) sms.send();
    else if (form.values.memberPhone === "")
      form.showRefusal({ fields: { memberPhone: { id: "sms.phone_blank" } } });
    else form.leave("memberPhone");
  };

  return (
    <OneTimeCodeField
      {...form.text("phoneVerify")}
      enterKeyHint={props.enterKeyHint}
      label={t("register.sms_code")}
      optional={optional}
      placeholder={t("register.sms_placeholder")}
      maxLength={verifyCodeDigits + 2}
      error={error ?? (refusal && format(refusal))}
      good={
        sentTo === undefined
          ? undefined
          : t("register.sent", { digits: sentTo.slice(-shownDigits) })
      }
      resend={{
        label: t("register.send_code"),
        waiting: (time) => t("register.resend_in", { time }),
        announce: (seconds) => t("register.resend_announced", { seconds }),
        until,
        busy: sms.isSending,
        disabled: isDemo,
        onResend: send,
        clock,
      }}
    />
  );
}
