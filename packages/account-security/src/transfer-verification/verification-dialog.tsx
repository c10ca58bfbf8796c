import { useUserMessage } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { TextField } from "@naluma/ui/field";
import { LockSimpleIcon, ShieldCheckFillIcon } from "@naluma/ui/icon";
import { Suspense, useEffect } from "react";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { restWords } from "../words.rest.ts";
import { DetailsStep } from "./details-step.tsx";
import { useVerification, type VerificationAttempt } from "./use-verification.ts";

export interface VerificationProps {
  /** Login code 802, or a forgotten password: the steps are the same. */
  reason: "transfer" | "forgotten";
  /** The account typed in the login form. */
  account: string;
  attempt: VerificationAttempt;
  /** The dialog has loaded, so the login dialog can close. */
  onOpen: () => void;
  /** The new password is set, and the login follows. */
  onDone: (account: string) => void;
  onClose: () => void;
  onAskService: () => void;
}

/** Verifies who owns an account, then sets its password. */
export default function VerificationDialog(props: VerificationProps) {
  return (
    <Suspense>
      <Steps {...props} />
    </Suspense>
  );
}

const titles = { transfer: "title.transfer", forgotten: "title.forgotten" } as const;
const intros = { transfer: "intro.transfer", forgotten: "intro.forgotten" } as const;

function Steps(props: VerificationProps) {
  const { reason, attempt, onOpen, onAskService } = props;
  const { t } = useUserMessage(restWords);
  const verification = useVerification(props);
  const { state } = verification;
  const isSecond = state.at === "password" || state.at === "setting";

  useEffect(onOpen, [onOpen]);

  return (
    <Dialog
      open
      onClose={verification.close}
      as={verification.as}
      title={t(titles[reason])}
      closeLabel={t("close")}
      sign={
        <span className="icon-disc disc-accent">
          {isSecond ? <LockSimpleIcon /> : <ShieldCheckFillIcon />}
        </span>
      }
      subtitle={
        <output className="validation-progress">
          <span className="validation-steps" aria-hidden="true">
            <i className="validation-step-on" />
            <i className={isSecond ? "validation-step-on" : ""} />
          </span>
          <span>{t(isSecond ? "step.password" : "step.details")}</span>
        </output>
      }
    >
      {!isSecond && <p>{t(intros[reason])}</p>}
      <div className="validation-form">
        {/* The second step has its own texts: while they load, the dialog stays open and keeps the focus. */}
        <Suspense>
          {isSecond ? (
            <PasswordStep verification={verification} account={state.account} />
          ) : (
            <DetailsStep
              verification={verification}
              attempt={attempt}
              onAskService={onAskService}
            />
          )}
        </Suspense>
      </div>
    </Dialog>
  );
}

interface PasswordStepProps {
  verification: ReturnType<typeof useVerification>;
  account: string;
}

function PasswordStep({ verification, account }: PasswordStepProps) {
  const { t, format } = useUserMessage(restWords);
  const { password: form, state } = verification;
  const isBusy = state.at === "setting";
  return (
    <form
      {...form.form({ onSubmit: verification.submitPassword, busy: isBusy })}
      className="field-grid"
    >
      {form.formError && "text" in form.formError && <ErrorNotice text={format(form.formError)} />}
      {/* A password manager stores the new password under this name. */}
      <TextField
        label={t("account")}
        value={account}
        readOnly
        autoComplete="username"
        name="username"
      />
      <NewPasswordFields form={form} account={account} takesFocus />
      <Button type="submit" look="primary" size="l" block busy={isBusy}>
        {t("set_password")}
      </Button>
    </form>
  );
}
