import { unlessAborted, type Api } from "@naluma/api-client";
import type { LoginData } from "@naluma/api-client/login-data";
import { useUserMessage } from "@naluma/i18n/react";
import type { DeviceInfo } from "@naluma/site/device-info";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Suspense, useEffect, useRef, useState } from "react";
import { restWords, type RestMessage } from "../words.rest.ts";
import {
  browserAuthenticator,
  hasPasskeys,
  offersPasskeys,
  type Authenticator,
} from "./authenticator.ts";
import { beginPasskeyLogin, passkeyLogin } from "./protection.api.ts";

export interface PasskeyLoginProps {
  attempt: PasskeyAttempt;
  onPassed: (login: LoginData) => void;
}

/** Shown below the login form, without password or captcha, when both site and browser support passkeys. */
export default function PasskeyLogin(props: PasskeyLoginProps) {
  const isOffered = useSite().settings.capabilities.includes("passkeys") && hasPasskeys();
  return <Suspense>{isOffered && <WithPasskey {...props} />}</Suspense>;
}

function WithPasskey({ attempt, onPassed }: PasskeyLoginProps) {
  const { t, format } = useUserMessage(restWords);
  const [state, setState] = useState<"ready" | "busy" | { refusal: RestMessage }>("ready");

  const asking = useRef(new AbortController());
  const latest = useRef({ attempt, onPassed });
  useEffect(() => {
    latest.current = { attempt, onPassed };
  });

  async function logIn(mediation?: "conditional") {
    asking.current.abort();
    const { signal } = (asking.current = new AbortController());
    const authenticator = browserAuthenticator(signal, mediation);
    const outcome = await logInByPasskey(latest.current.attempt, authenticator);
    if (signal.aborted) return;
    if (outcome && "login" in outcome) return latest.current.onPassed(outcome.login);
    // With `mediation`, the browser only offered its passkeys: the player requested nothing, so there is no error to
    // show.
    if (!mediation) setState(outcome ?? "ready");
  }

  const press = () => {
    setState("busy");
    void logIn();
  };

  useEffect(() => {
    let isGone = false;
    const before = asking.current;
    void offersPasskeys().then((offered) => {
      const isAsked = asking.current !== before;
      if (offered && !isGone && !isAsked) void logIn("conditional");
    });
    return () => {
      isGone = true;
      asking.current.abort();
    };
  }, []);

  return (
    <div className="field-grid">
      <Button look="line" block busy={state === "busy"} onClick={press}>
        {t("protection.with_passkey")}
      </Button>
      {typeof state === "object" && <ErrorNotice text={format(state.refusal)} />}
    </div>
  );
}

interface PasskeyAttempt {
  readonly api: Pick<Api, "send">;
  readonly siteId: number;
  device(): DeviceInfo;
}

/** Logs in with a passkey of the device. Returns the reason when it fails, and undefined when it was aborted. */
export async function logInByPasskey(
  { api, siteId, device }: PasskeyAttempt,
  authenticator: Authenticator,
): Promise<{ readonly login: LoginData } | { readonly refusal: RestMessage } | undefined> {
  const begun = await unlessAborted(api.send(beginPasskeyLogin, { site_id: siteId }));
  if (!begun) return undefined;
  if (!begun.ok) return { refusal: { text: begun.refusal.message } };
  const response = await authenticator.get(begun.data);
  if (response === undefined) return { refusal: { id: "protection.device_refused" } };
  const body = { site_id: siteId, response, ...device() };
  const answer = await unlessAborted(api.send(passkeyLogin, body));
  if (!answer) return undefined;
  return answer.ok ? { login: answer.data } : { refusal: { text: answer.refusal.message } };
}
