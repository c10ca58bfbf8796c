import { openNews } from "@naluma/content";
import { openLogin } from "@naluma/member";
import { openRegister } from "@naluma/register";
import type { App } from "../app/app.ts";
import { invitedVisit } from "../registration/invited-visit.ts";
import { addressToModal } from "./address-to-modal.ts";
import { cookieToFastDeposit } from "./cookie-to-fast-deposit.ts";
import { cookieToRegister } from "./cookie-to-register.ts";

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
