import { unlessAborted, type Api } from "@naluma/api-client";
import type { LoginData } from "@naluma/api-client/login-data";
import type { DeviceInfo } from "@naluma/site/device-info";
import { useForm } from "@naluma/ui/form";
import { useEffect, useRef, useState } from "react";
import type { RestMessage } from "../words.rest.ts";
import { giveCode } from "./protection.api.ts";

interface Ports {
  waiting: string;
  attempt: { readonly api: Api; device(): DeviceInfo };
  onPassed: (login: LoginData) => void;
}

interface Values {
  readonly code: string;
}

/** The code that completes a login. Closed meanwhile, the answer logs nobody in. */
export function useSecondStep({ waiting, attempt, onPassed }: Ports) {
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
    // 998: the code was wrong, and another one may follow.
    form.empty("code");
    form.showRefusal(
      refused === "998" ? { fields: { code: { text: message } } } : { form: { text: message } },
    );
  }

  return { form, isSending, submit: (values: Values) => void submit(values) };
}
