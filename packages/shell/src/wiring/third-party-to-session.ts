import { openAuthWindow } from "@naluma/account-security/third-party-login";
import { finishLogin, proofOfAnswer } from "@naluma/member/address-login";
import type { ThirdPartyLogin } from "@naluma/site/settings";
import type { App } from "../app/app.ts";
import { windowMessagesOf, type WindowMessages } from "../windows/window-messages.ts";
import { outsideOf, proofToSession, type Outside, type ProofPorts } from "./proof-to-session.ts";

type Ports = ProofPorts &
  Pick<App, "navigate"> & {
    readonly page: { readonly settings: Pick<App["page"]["settings"], "allowHttp" | "siteId"> };
  };

type Browser = Pick<Window, "open" | "localStorage" | "sessionStorage"> & {
  readonly location: Pick<Location, "origin" | "reload">;
};

/**
 * Logins at other companies, for one page. The answer comes back through /authCallback; it is proven like a
 * login by address, and completes the login that is open (AUTH-102, AUTH-103).
 */
export function createThirdPartyLogin(
  app: Ports,
  browser: Browser,
  messages: Pick<WindowMessages, "expect">,
  outside: Outside = outsideOf(app),
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
        void proofToSession(app, (connect) => proofOfAnswer(message.data, connect), {
          win: browser,
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
  createThirdPartyLogin(app, browser, windowMessagesOf(browser));
