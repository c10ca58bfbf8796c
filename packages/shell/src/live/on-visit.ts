import { openNews } from "@naluma/content";
import { startWanted, takeWantedGame, type Launcher } from "@naluma/game-launcher";
import { openLogin } from "@naluma/member";
import { openRegister } from "@naluma/register";
import { cookies, localKeys } from "@naluma/site/stored";
import { loadModule } from "@naluma/ui/load-module";
import type { App } from "../page/app/app.ts";
import { showKeptWelcome, showKeptToast } from "../page/app/next-page.ts";
import { cookieLeft, modalAskedIn } from "../page/routing/redirects.ts";
import { loginBeforeGame } from "./launcher.ts";
import { invitedVisit } from "./registration/invited-visit.ts";

/**
 * Handles the start of a visit: what the previous page has stored, and what the address or a route's cookie requests.
 */
export function onVisit(app: App, launcher: Launcher, browser: Window): void {
  const { session, store } = app;
  const { document, location, sessionStorage, localStorage } = browser;
  const { search } = location;

  showKeptToast(store, sessionStorage);
  showKeptWelcome(store, sessionStorage);
  void launcher.endLeftover();
  const wanted = takeWantedGame(sessionStorage);
  if (wanted && session.member()) void startWanted(loginBeforeGame(app, launcher), wanted);

  // This visit has no login in its address, so the reload for which the key was set is over.
  if (!app.arriving()) localStorage.removeItem(localKeys.skipReloadGetInfo);
  // A visitor about to be logged in by the address must not see a login dialog.
  void Promise.resolve(app.arriving()).then(() => onAddress(app, browser, search));
  document.addEventListener(cookieLeft, () => onRouteCookie(app, browser));
}

/** Opens what the visit's address, or the cookie of its route, requests. */
function onAddress(app: App, browser: Window, search: string): void {
  const { session, store } = app;
  onModalAsked(search, {
    isSignedIn: () => session.member() !== undefined,
    openLogin: () => openLogin(store),
    openRegister: () => openRegister(store),
    openNews: () => openNews(store),
  });
  void invitedVisit({ ...app, openRegister: () => openRegister(store) }, browser);
  onRouteCookie(app, browser);
}

interface Opens {
  isSignedIn(): boolean;
  openLogin(): void;
  openRegister(): void;
  openNews(): void;
}

/** Opens the dialog that the address requests; an unknown one opens nothing. */
export function onModalAsked(
  search: string,
  { isSignedIn, openLogin, openRegister, openNews }: Opens,
): void {
  const asked = modalAskedIn(search);
  if (asked === "news") openNews();
  if (asked === "login" && !isSignedIn()) openLogin();
  if (asked === "register" && !isSignedIn()) openRegister();
}

/** Opens what a route's cookie requests. */
export function onRouteCookie(app: App, browser: Window): void {
  const { document, location } = browser;
  const { session, store } = app;
  // Nothing on the site links to /fastDeposit: visitors to it land on the home page, with its cookie set.
  const isDeposit = document.cookie.includes(`${cookies.isFastDeposit}=true`);
  if (isDeposit && location.pathname === "/") void onFastDeposit(app, browser);
  onRegisterCookie({ store, isSignedIn: () => session.member() !== undefined }, document);
}

/** Few visits come this way, and all others do without its code. */
async function onFastDeposit(app: App, browser: Window): Promise<void> {
  const { fastDeposit } = await loadModule(() => import("./windows/fast-deposit.ts"));
  fastDeposit(app, browser);
}

/**
 * A visitor to /register gets the dialog on the home page, once: the cookie is then removed. A member gets no
 * dialog.
 */
export function onRegisterCookie(
  { isSignedIn, store }: Pick<Opens, "isSignedIn"> & Pick<App, "store">,
  page: Pick<Document, "cookie">,
): void {
  if (!page.cookie.includes(`${cookies.isRouteRegister}=true`)) return;
  page.cookie = `${cookies.isRouteRegister}=; Path=/; Max-Age=0`;
  if (!isSignedIn()) openRegister(store);
}
