import { openNews } from "@naluma/content";
import type { Store } from "@naluma/machine";
import { openLogin } from "@naluma/member";
import { openRegister } from "@naluma/register";
import { cookies } from "@naluma/site/stored";
import type { App } from "../app/app.ts";
import { invitedVisit } from "../registration/invited-visit.ts";
import { fastDeposit } from "../windows/fast-deposit.ts";
import { addressToModal } from "./address-to-modal.ts";

const isSignedIn = ({ session }: App) => session.member() !== undefined;

/** Opens what the cookie of a route asks for. */
export function dialogsOfCookies(app: App, win: Window): void {
  cookieToFastDeposit(app, win);
  cookieToRegister({ store: app.store, isSignedIn: () => isSignedIn(app) }, win.document);
}

/** Opens what the address of a visit, or the cookie of the route that it came by, asks for. */
export function dialogsOfVisit(app: App, win: Window, search: string): void {
  const { store } = app;
  const opensRegister = () => openRegister(store);
  addressToModal(search, {
    isSignedIn: () => isSignedIn(app),
    openLogin: () => openLogin(store),
    openRegister: opensRegister,
    openNews: () => openNews(store),
  });
  void invitedVisit({ ...app, openRegister: opensRegister }, win);
  dialogsOfCookies(app, win);
}

/** Nothing on the site links to /fastDeposit: who comes by it begins with home, where its cookie says so. */
function cookieToFastDeposit(app: App, win: Window): void {
  const isAsked = win.document.cookie.includes(`${cookies.isFastDeposit}=true`);
  if (isAsked && win.location.pathname === "/") fastDeposit(app, win);
}

interface Opens {
  isSignedIn(): boolean;
  readonly store: Store;
}

/**
 * Who comes by /register gets the dialog at home, once: the cookie goes with it. A member is asked
 * nothing.
 */
export function cookieToRegister(
  { isSignedIn, store }: Opens,
  page: Pick<Document, "cookie">,
): void {
  if (!page.cookie.includes(`${cookies.isRouteRegister}=true`)) return;
  page.cookie = `${cookies.isRouteRegister}=; Path=/; Max-Age=0`;
  if (!isSignedIn()) openRegister(store);
}
