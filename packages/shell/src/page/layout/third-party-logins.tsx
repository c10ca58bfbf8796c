import { openAuthWindow } from "@naluma/account-security/open-auth-window";
import { ContinueWith } from "@naluma/account-security/third-party-login";
import {
  finishLogin,
  proofOfAnswer,
  signInWithCredentials,
  type Outside,
  type SignInPage,
} from "@naluma/member/address-login";
import type { ThirdPartyLogin } from "@naluma/site/settings";
import { useState } from "react";
import { windowMessagesOf, type WindowMessages } from "../../live/windows/window-messages.ts";
import { outsideOfLogin } from "../app/address-login.ts";
import type { App } from "../app/app.ts";
import { useApp } from "../app/use-app.ts";

export default function ThirdPartyLogins() {
  const app = useApp();
  const [continueWith] = useState(() => thirdPartyLoginOf(app, window));
  return <ContinueWith logins={app.page.settings.thirdPartyLogins} onContinue={continueWith} />;
}

type Ports = SignInPage &
  Pick<App, "navigate"> & {
    readonly page: { readonly settings: Pick<App["page"]["settings"], "allowHttp" | "siteId"> };
  };

type Browser = Pick<Window, "open" | "sessionStorage"> & {
  readonly location: Pick<Location, "origin">;
};

/**
 * Third-party logins for one page. The response returns through /authCallback; it is verified like a login by
 * address, and completes the open login (AUTH-102, AUTH-103).
 */
export function createThirdPartyLogin(
  app: Ports,
  browser: Browser,
  messages: Pick<WindowMessages, "expect">,
  outside: Outside,
) {
  /** Only one attempt at a time: a new window copies the storage, including a new state. */
  let endAttempt = () => undefined as void;

  /** Called inside the click; returns false when the browser blocked the window. */
  return function continueWith(login: ThirdPartyLogin): boolean {
    endAttempt();
    const { settings, locale } = app.page;
    const opened = openAuthWindow(login, {
      settings,
      locale,
      origin: browser.location.origin,
      session: browser.sessionStorage,
      open: (address, name, features) => browser.open(address, name, features),
    });
    if (!opened) return false;
    const forget = messages.expect(opened.state, (message) => {
      opened.window.close();
      if (message.msg === "authLoginClose" && message.resCode)
        outside.notify(message.resMessage ?? "");
      if (message.msg === "authLogin")
        void signInWithCredentials(app, (connect) => proofOfAnswer(message.data, connect), {
          outside,
          onSignedIn: () => finishLogin(app.store, app.navigate),
        });
    });
    endAttempt = () => {
      forget();
      opened.window.close();
    };
    return true;
  };
}

/** The instance that the browser's page uses. */
export const thirdPartyLoginOf = (app: App, browser: Window) =>
  createThirdPartyLogin(app, browser, windowMessagesOf(browser), outsideOfLogin(app, browser));
