import type { LoginData } from "@naluma/api-client/login-data";
import { useUserMessage } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Suspense, useState } from "react";
import { browserAuthenticator, hasPasskeys } from "./authenticator.ts";
import { logInByPasskey, type PasskeyAttempt } from "./passkey-login.ts";
import { words, type UserMessage } from "./words.ts";

export interface PasskeyLoginProps {
  attempt: PasskeyAttempt;
  onPassed: (login: LoginData) => void;
}

/** Below the login's own form: neither password nor captcha, on a site and in a browser that have passkeys. */
export default function PasskeyLogin(props: PasskeyLoginProps) {
  const isOffered = useSite().settings.loginProtection && hasPasskeys();
  return <Suspense>{isOffered && <WithPasskey {...props} />}</Suspense>;
}

function WithPasskey({ attempt, onPassed }: PasskeyLoginProps) {
  const { t, format } = useUserMessage(words);
  const [state, setState] = useState<"ready" | "busy" | { refusal: UserMessage }>("ready");

  async function logIn() {
    setState("busy");
    const outcome = await logInByPasskey(attempt, browserAuthenticator);
    if (outcome && "login" in outcome) return onPassed(outcome.login);
    setState(outcome ?? "ready");
  }

  return (
    <div className="fg">
      <Button look="line" block busy={state === "busy"} onClick={() => void logIn()}>
        {t("protection.with_passkey")}
      </Button>
      {typeof state === "object" && <ErrorNotice text={format(state.refusal)} />}
    </div>
  );
}
