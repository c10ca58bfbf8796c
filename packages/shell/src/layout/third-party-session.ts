import { openAuthWindow } from "@naluma/account-security/third-party-login";
import {
  finishLogin,
  proofOfAnswer,
  signInWithCredentials,
  type Outside,
  type SignInPage,
} from "@naluma/member/address-login";
import type { ThirdPartyLogin } from "@naluma/site/settings";
import { outsideOfLogin } from "../app/address-login.ts";
import type { App } from "../app/app.ts";
import { windowMessagesOf, type WindowMessages } from "../windows/window-messages.ts";

type Ports = SignInPage &
  Pick<App, "navigate"> & {
    readonly page: { readonly settings: Pick<App["page"]["settings"], "allowHttp" | "siteId"> };
  };

type Browser = Pick<Window, "open" | "sessionStorage"> & {
  readonly location: Pick<Location, "origin">;
};

/**
 * Logins at other companies, for one page. The answer comes back through /authCallback; it is proven like a
 * login by address, and completes the login that is open (AUTH-102, AUTH-103).
 */
export function createThirdPartyLogin(
  app: Ports,
  browser: Browser,
  messages: Pick<WindowMessages, "expect">,
  outside: Outside,
) {
  /** One attempt at a time: a new window takes the copy of a new state along. */
  let endAttempt = () => undefined as void;

  /** Inside the click; false where the browser blocked the window. */
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

/** What the browser's page uses. */
export const thirdPartyLoginOf = (app: App, browser: Window) =>
  createThirdPartyLogin(app, browser, windowMessagesOf(browser), outsideOfLogin(app, browser));
