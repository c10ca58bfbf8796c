import { useUserMessage } from "@naluma/i18n/react";
import { localKeys } from "@naluma/site/stored";
import { storedWait } from "@naluma/site/stored-wait";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { clockText } from "@naluma/ui/countdown";
import { useCountdown } from "@naluma/ui/use-countdown";
import { useState } from "react";
import { restWords } from "../words.rest.ts";
import type { VerificationAttempt } from "./use-verification.ts";
import { sendForgottenSms } from "./verification.api.ts";

interface ForgottenSmsButtonProps {
  attempt: VerificationAttempt;
  account: string;
  phone: string;
}

/** Sends the operator's SMS, if there is one; sending again requires a wait. */
export function ForgottenSmsButton({ attempt, account, phone }: ForgottenSmsButtonProps) {
  const { t } = useUserMessage(restWords);
  const sms = useForgottenSms(attempt);
  if (!sms) return null;
  const { secondsLeft, told } = sms;
  const isReady = account.trim() !== "" && phone.trim() !== "";
  return (
    <div className="field">
      <Button
        look="soft"
        block
        busy={sms.isSending}
        disabled={secondsLeft > 0 || !isReady}
        reason={secondsLeft === 0 ? t("sms.needs") : undefined}
        onClick={() => void sms.send({ account, phone })}
      >
        {secondsLeft > 0 ? t("sms.again", { time: clockText(secondsLeft) }) : t("sms.send")}
      </Button>
      <output className="message">{told && (told.sent ? t("sms.sent") : told.text)}</output>
    </div>
  );
}

interface Asked {
  account: string;
  phone: string;
}

/** Undefined when the site has no call configured for it. */
function useForgottenSms({ api, siteId, clock, storage }: VerificationAttempt) {
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

/** The wait between two SMS for a forgotten password: 300 s (AUTH-81). */
export const forgottenSmsWait = storedWait(localKeys.smsUntil, 300_000);
