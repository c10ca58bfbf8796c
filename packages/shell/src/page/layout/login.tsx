import { closeLogin } from "@naluma/member";
import LoginForm, { type LoginFormProps } from "@naluma/member/login";
import { openRegister } from "@naluma/register";
import { Contained } from "@naluma/ui/contained";
import { lazyView } from "@naluma/ui/lazy-view";
import { loadModule } from "@naluma/ui/load-module";
import type { ReactNode } from "react";
import { PlayFoot } from "../../live/responsible-play/play-foot.tsx";
import type { App } from "../app/app.ts";
import { useApp } from "../app/use-app.ts";
import { WithLive } from "../app/with-live.tsx";
import { useAskService } from "../site-detail/use-customer-service.ts";

/** Only for sites that offer such logins. */
const ThirdPartyLogins = lazyView(() => import("./third-party-logins.tsx"));

/** Login code 107 is followed by a double validation. Like each of these, it is loaded with the first such response. */
const DeviceCheck = lazyView(() => import("@naluma/account-security/double-validation"));

/** Login code 120 is followed by a code from an authenticator app. */
const CodeCheck = lazyView(() => import("@naluma/account-security/second-step"));

/** Shown below the login form. */
const PasskeyLogin = lazyView(() => import("@naluma/account-security/passkey-login"));

/** Login code 802 and "Forgot password?" are followed by a verification. */
const Verification = lazyView(() => import("@naluma/account-security/transfer-verification"));

const ignore = () => undefined;

/** Sent alongside the login: if it fails, the member is logged in all the same. */
const notifyLastLogin = (app: App) =>
  void loadModule(() => import("@naluma/account-security/last-login"))
    .then((security) => security.notifyLastLogin(app))
    .catch(ignore);

export default function Login(props: Pick<LoginFormProps, "opened">) {
  return (
    <WithLive>
      <Form {...props} />
    </WithLive>
  );
}

function Form({ opened }: Pick<LoginFormProps, "opened">) {
  const askService = useAskService();
  const app = useApp();
  const onDone = () => {
    opened.onDone?.();
    notifyLastLogin(app);
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

/** The text beside the login: the operator's, or else the form's own. */
const loginWelcome = (own: ReactNode): ReactNode => (
  <Contained instead={own}>
    <Words instead={own} />
  </Contained>
);
