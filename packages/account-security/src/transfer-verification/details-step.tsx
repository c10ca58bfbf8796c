import { fetching } from "@naluma/captcha";
import { CaptchaField } from "@naluma/captcha/field";
import { useUserMessage } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PasswordField, RadioField, TextField } from "@naluma/ui/field";
import { HeadsetIcon } from "@naluma/ui/icon";
import { useEffect, useRef } from "react";
import { restWords } from "../words.rest.ts";
import { ForgottenSmsButton } from "./forgotten-sms-button.tsx";
import type { useVerification, VerificationAttempt } from "./use-verification.ts";
import type { DetailsValues } from "./verification-check.ts";

interface DetailsStepProps {
  verification: ReturnType<typeof useVerification>;
  attempt: VerificationAttempt;
  onAskService: () => void;
}

/** Details that only the owner of the account knows. */
export function DetailsStep({ verification, attempt, onAskService }: DetailsStepProps) {
  const { t, format } = useUserMessage(restWords);
  const { details: form, state, clock } = verification;
  const isBusy = state.at === "submitting";
  const errorOf = (field: keyof DetailsValues) => {
    const message = form.errorOf(field);
    return message && format(message);
  };
  const { method } = form.values;

  // Focus returns here when the player comes back from the second step.
  const first = useRef<HTMLInputElement>(null);
  const isAgain = state.at === "form" && state.again;
  useEffect(() => {
    if (isAgain) first.current?.focus();
  }, [isAgain]);
  const plain = { autoCapitalize: "none", spellCheck: false };

  return (
    <form
      {...form.form({ onSubmit: verification.submitDetails, busy: isBusy })}
      className="field-grid"
    >
      {form.formError && <ErrorNotice text={format(form.formError)} />}
      <TextField
        {...form.text("account")}
        {...plain}
        label={t("account")}
        autoComplete="username"
        maxLength={32}
        error={errorOf("account")}
      />
      <PasswordField
        {...form.text("withdrawPassword")}
        label={t("withdraw_password")}
        ref={first}
        inputMode="numeric"
        autoComplete="off"
        maxLength={32}
        reveal={{ show: t("show_password"), hide: t("hide_password") }}
        error={errorOf("withdrawPassword")}
      />
      <RadioField
        label={t("method")}
        choices={[
          { value: "email", text: t("email") },
          { value: "phone", text: t("phone") },
        ]}
        value={method}
        onValue={(next) => form.change("method", next)}
      />
      {method === "email" ? (
        <TextField
          {...form.text("email")}
          {...plain}
          key="email"
          label={t("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={100}
          error={errorOf("email")}
        />
      ) : (
        <>
          <TextField
            {...form.text("phone")}
            {...plain}
            key="phone"
            label={t("phone")}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={32}
            error={errorOf("phone")}
          />
          <ForgottenSmsButton
            attempt={attempt}
            account={form.values.account}
            phone={form.values.phone}
          />
        </>
      )}
      <CaptchaField
        {...form.text("code")}
        captcha={"captcha" in state ? state.captcha : fetching}
        clock={clock}
        error={errorOf("code")}
        onNewPicture={verification.newPicture}
        onAnswer={(answer) => form.change("code", answer)}
      />
      <Button type="submit" look="primary" size="l" block busy={isBusy}>
        {t("verify")}
      </Button>
      <Button look="line" block onClick={onAskService}>
        <HeadsetIcon />
        {t("service")}
      </Button>
    </form>
  );
}
