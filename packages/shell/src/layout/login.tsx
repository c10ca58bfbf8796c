import { closeLogin } from "@naluma/member";
import LoginForm from "@naluma/member/login";
import type { LoginFormProps } from "@naluma/member/login";
import { openRegister } from "@naluma/register";
import { Contained } from "@naluma/ui/contained";
import { lazyView } from "@naluma/ui/lazy-view";
import type { ReactNode } from "react";
import { useApp } from "../app/use-app.ts";
import { PlayFoot } from "../responsible-play/play-foot.tsx";
import { lastLoginToToast } from "../wiring/last-login-to-toast.ts";
import { DeviceCheck } from "../wiring/login-to-double-validation.ts";
import { CodeCheck, PasskeyLogin } from "../wiring/login-to-protection.ts";
import { Verification } from "../wiring/login-to-verification.ts";
import { useAskService } from "./use-ask-service.ts";

/** Only for sites that offer such logins. */
const ThirdPartyLogins = lazyView(() => import("./third-party-logins.tsx"));

/** The login with what other features add to it. */
export default function Login({ opened }: Pick<LoginFormProps, "opened">) {
  const askService = useAskService();
  const app = useApp();
  const onDone = () => {
    opened.onDone?.();
    lastLoginToToast(app);
  };
  return (
    <LoginForm
      opened={{ ...opened, onDone }}
      welcome={loginWelcome}
      onAskService={askService}
      DeviceCheck={DeviceCheck}
      CodeCheck={CodeCheck}
      PasskeyLogin={PasskeyLogin}
      ThirdPartyLogins={ThirdPartyLogins}
      foot={<PlayFoot />}
      onRegister={() => {
        closeLogin(app.store);
        openRegister(app.store, opened);
      }}
      Verification={Verification}
    />
  );
}

const Words = lazyView(async () => ({
  default: (await import("@naluma/content/login-words")).LoginWords,
}));

/** What stands beside the login: the operator's words, else the form's own. */
const loginWelcome = (own: ReactNode): ReactNode => (
  <Contained instead={own}>
    <Words instead={own} />
  </Contained>
);
