import { type Api, unlessAborted } from "@naluma/api-client";
import type { LoginData } from "@naluma/api-client/login-data";
import { useUserMessage } from "@naluma/i18n/react";
import type { DeviceInfo } from "@naluma/site/device-info";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { TextField } from "@naluma/ui/field";
import { useForm } from "@naluma/ui/form";
import { ShieldCheckFillIcon } from "@naluma/ui/icon";
import { Suspense, useEffect, useState, useRef } from "react";
import { restWords, type RestMessage } from "../words.rest.ts";
import { readWaitingLogin, giveCode } from "./protection.api.ts";

export interface SecondStepProps {
  /** The login's response, as the platform sent it. */
  data: unknown;
  attempt: { readonly api: Api; device(): DeviceInfo };
  /** The code can be requested, so the login dialog can close. */
  onOpen: () => void;
  onPassed: (login: LoginData) => void;
  onClose: () => void;
}

/** Follows login code 120. If the pending login cannot be read, nothing is rendered and the login stays open. */
export default function SecondStepDialog({ data, ...props }: SecondStepProps) {
  const [waiting] = useState(() => readWaitingLogin(data));
  return <Suspense>{waiting && <Code {...props} waiting={waiting} />}</Suspense>;
}

function Code(props: Omit<SecondStepProps, "data"> & { waiting: string }) {
  const { onOpen, onClose } = props;
  const { t, format } = useUserMessage(restWords);
  const { form, isSending, submit } = useSecondStep(props);
  const { template } = useSite();
  useEffect(onOpen, [onOpen]);
  const error = form.errorOf("code");
  return (
    <Dialog
      open
      onClose={onClose}
      as={template === "desktop" ? "modal" : "sheet"}
      width="narrow"
      title={t("protection.step_title")}
      closeLabel={t("protection.close")}
      sign={
        <span className="icon-disc disc-accent">
          <ShieldCheckFillIcon />
        </span>
      }
    >
      <form {...form.form({ onSubmit: submit, busy: isSending })} className="field-grid">
        {form.formError && <ErrorNotice text={format(form.formError)} />}
        <p>{t("protection.step_text")}</p>
        <TextField
          {...form.text("code")}
          label={t("protection.step_code")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          error={error && format(error)}
        />
        <Button type="submit" look="primary" size="l" block busy={isSending}>
          {t("protection.confirm")}
        </Button>
      </form>
    </Dialog>
  );
}

interface Ports {
  waiting: string;
  attempt: { readonly api: Api; device(): DeviceInfo };
  onPassed: (login: LoginData) => void;
}

interface Values {
  readonly code: string;
}

/** The code that completes a login. A response that arrives after closing logs nobody in. */
function useSecondStep({ waiting, attempt, onPassed }: Ports) {
  const [isSending, setSending] = useState(false);
  const isClosed = useRef(false);
  const form = useForm<Values, RestMessage>({
    initial: { code: "" },
    check: ({ code }) => (code.trim() === "" ? { code: { id: "protection.code_blank" } } : {}),
  });

  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);

  async function submit({ code }: Values) {
    setSending(true);
    const body = { member_login_id: waiting, code: code.trim(), ...attempt.device() };
    const answer = await unlessAborted(attempt.api.send(giveCode, body));
    if (isClosed.current) return;
    setSending(false);
    if (!answer) return;
    if (answer.ok) return onPassed(answer.data);
    const { code: refused, message } = answer.refusal;
    // 998: the code was wrong, and the player may try another one.
    form.empty("code");
    form.showRefusal(
      refused === "998" ? { fields: { code: { text: message } } } : { form: { text: message } },
    );
  }

  return { form, isSending, submit: (values: Values) => void submit(values) };
}
