import { useSite } from "@naluma/site/use-site";
import { useCountdown } from "@naluma/ui/use-countdown";
import { useState } from "react";
import { forgottenSmsWait } from "./forgotten-sms.ts";
import type { VerificationAttempt } from "./use-verification.ts";
import { sendForgottenSms } from "./verification.api.ts";

interface Asked {
  account: string;
  phone: string;
}

/** Nothing where the site names no call for it. */
export function useForgottenSms({ api, siteId, clock, storage }: VerificationAttempt) {
  const { forgottenPasswordSms: path } = useSite().settings;
  const [until, setUntil] = useState(() => forgottenSmsWait.until(storage, clock.now()));
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState<{ sent: true } | { sent: false; text: string }>();
  const secondsLeft = useCountdown(until, clock);
  if (path === "") return undefined;

  const send = async ({ account, phone }: Asked) => {
    setSending(true);
    setTold(undefined);
    const body = { account: account.trim(), member_phone: phone.trim(), site_id: siteId };
    const answer = await api.send(sendForgottenSms(path), body);
    setSending(false);
    if (answer.ok) setUntil(forgottenSmsWait.begin(storage, clock.now()));
    setTold(answer.ok ? { sent: true } : { sent: false, text: answer.refusal.message });
  };
  return { send, isSending, secondsLeft, told };
}
