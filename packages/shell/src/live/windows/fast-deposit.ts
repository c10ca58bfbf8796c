import { openLogin } from "@naluma/member";
import { memberPaths } from "@naluma/member/centre";
import { cookies, sessionKeys } from "@naluma/site/stored";
import type { App } from "../../page/app/app.ts";
import { windowsOf } from "./use-windows.ts";

/**
 * Handles a visit by /fastDeposit: a member is sent to the deposit, once; a visitor is asked to log in for
 * it, once per tab.
 */
export function fastDeposit(app: App, browser: Window): void {
  const { session, store } = app;
  const forget = () => {
    browser.document.cookie = `${cookies.isFastDeposit}=; Path=/; Max-Age=0`;
  };
  if (session.member()) {
    forget();
    windowsOf(app, browser).deposit();
    return;
  }
  if (browser.sessionStorage.getItem(sessionKeys.fastDepositAsked)) return;
  browser.sessionStorage.setItem(sessionKeys.fastDepositAsked, "1");
  openLogin(store, { target: memberPaths.deposit });
  const stop = session.onChange(({ role }) => {
    if (role !== "member") return;
    stop();
    forget();
  });
}
