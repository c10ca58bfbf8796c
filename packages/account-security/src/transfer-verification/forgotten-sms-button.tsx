import { useUserMessage } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { clockText } from "@naluma/ui/countdown";
import { restWords } from "../words.rest.ts";
import { useForgottenSms } from "./use-forgotten-sms.ts";
import type { VerificationAttempt } from "./use-verification.ts";

interface ForgottenSmsButtonProps {
  attempt: VerificationAttempt;
  account: string;
  phone: string;
}

/** The operator's SMS, where it has one; the next one has to wait. */
export function ForgottenSmsButton({ attempt, account, phone }: ForgottenSmsButtonProps) {
  const { t } = useUserMessage(restWords);
  const sms = useForgottenSms(attempt);
  if (!sms) return null;
  const { secondsLeft, told } = sms;
  const isReady = account.trim() !== "" && phone.trim() !== "";
  return (
    <div className="f">
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
      <output className="msg">{told && (told.sent ? t("sms.sent") : told.text)}</output>
    </div>
  );
}
