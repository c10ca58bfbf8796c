import { cookies } from "@naluma/site/stored";
import type { App } from "../app/app.ts";
import { fastDeposit } from "../windows/fast-deposit.ts";

/** Nothing on the site links to /fastDeposit: who comes by it begins with home, where its cookie says so. */
export function cookieToFastDeposit(app: App, win: Window): void {
  const isAsked = win.document.cookie.includes(`${cookies.isFastDeposit}=true`);
  if (isAsked && win.location.pathname === "/") fastDeposit(app, win);
}
