import { useApi } from "@naluma/api-client/react";
import { useForm, type FormErrors } from "@naluma/ui/form";
import { useEffect, useRef, useState } from "react";
import type { RestMessage } from "../words.rest.ts";
import { browserAuthenticator } from "./authenticator.ts";
import { passCode, passPassword, type Outcome, type Step, type Task } from "./protection-steps.ts";

export interface ProtectionValues {
  readonly password: string;
  readonly name: string;
  readonly code: string;
}

const empty: ProtectionValues = { password: "", name: "", code: "" };

/** Validates the current step and reports only the first failure. */
const check =
  (task: Task, at: Step["at"]) =>
  (values: ProtectionValues): FormErrors<ProtectionValues, RestMessage> => {
    if (at === "scan")
      return values.code.trim() === "" ? { code: { id: "protection.code_blank" } } : {};
    if (task === "add-passkey" && values.name.trim() === "")
      return { name: { id: "protection.name_blank" } };
    return values.password === "" ? { password: { id: "protection.password_blank" } } : {};
  };

interface Ports {
  task: Task;
  /** The change is complete on the server. */
  onChanged: () => void;
  /** The member has nothing left to read. */
  onFinished: () => void;
}

export function useProtectionDialog({ task, onChanged, onFinished }: Ports) {
  const api = useApi();
  const [step, setStep] = useState<Step>({ at: "password" });
  const [isSending, setSending] = useState(false);
  const asking = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    asking.current = controller;
    return () => controller.abort();
  }, []);
  const form = useForm<ProtectionValues, RestMessage>({
    initial: empty,
    check: check(task, step.at),
  });

  async function submit(values: ProtectionValues) {
    setSending(true);
    try {
      take(
        step.at === "scan"
          ? await passCode(api, values.code)
          : await passPassword(api, browserAuthenticator(asking.current.signal), task, values),
      );
    } finally {
      setSending(false);
    }
  }

  function take(outcome: Outcome) {
    if (!outcome) return;
    if ("refusal" in outcome) return form.showRefusal({ form: outcome.refusal });
    const { next } = outcome;
    if (next.at !== "scan") onChanged();
    if (next.at === "finished") onFinished();
    else setStep(next);
  }

  return { form, step, isSending, submit: (values: ProtectionValues) => void submit(values) };
}
