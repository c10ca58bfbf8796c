import { useRef, useState } from "react";
import type { RegisterValues } from "../form/register-values.ts";
import type { SmsView } from "../form/register-view.ts";
import type { RestMessage } from "../words.rest.ts";
import { registerSmsWait, sendSms, type SmsPorts } from "./sms.runner.ts";

interface SmsOfForm extends SmsPorts {
  readonly values: RegisterValues;
  /** The phone number is present and valid; never on a demo site (REG-38). */
  readonly isReady: boolean;
  showPhoneProblem(problem: RestMessage): void;
}

/** The code by SMS: one request at a time, and 300 s between two. */
export function useSms({ values, isReady, showPhoneProblem, ...ports }: SmsOfForm): SmsView {
  const { clock, local } = ports;
  const [until, setUntil] = useState(() => registerSmsWait.until(local, clock.now()));
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState<{ sentTo?: string; refusal?: RestMessage }>({});
  // A ref, because two presses may occur between two renders.
  const underWay = useRef(false);

  const send = async () => {
    const { memberPhone, memberCurrency } = values;
    const isWaiting = until !== undefined && until > clock.now();
    if (!isReady || isWaiting || underWay.current) return;
    underWay.current = true;
    setSending(true);
    setTold({});
    const { until: next, refusal } = await sendSms(ports, memberPhone, memberCurrency);
    underWay.current = false;
    setSending(false);
    setUntil(next);
    if (!refusal) setTold({ sentTo: memberPhone });
    else if (refusal.about === "phone") showPhoneProblem(refusal.message);
    else setTold({ refusal: refusal.message });
  };

  return {
    canSend: isReady && !isSending,
    isSending,
    until,
    sentTo: told.sentTo,
    refusal: told.refusal,
    send: () => void send(),
  };
}
