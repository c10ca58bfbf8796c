import { type Api, createApi } from "@naluma/api-client";
import { createQueryClient } from "@naluma/api-client/query-client";
import { resolveCurrency, translate } from "@naluma/i18n";
import type { Store } from "@naluma/machine";
import { createMember, createSession, type Member, type Session } from "@naluma/member";
import type { Currency } from "@naluma/site/currency";
import type { PublicPage } from "@naluma/site/page";
import { localKeys } from "@naluma/site/stored";
import { setToastMaximum, showToast } from "@naluma/ui/toast";
import type { QueryClient } from "@tanstack/react-query";
import { atom, createStore, type PrimitiveAtom } from "jotai/vanilla";
import { words } from "../words.ts";
import { windowPaths } from "../frame/window-paths.ts";
import { unauthorizedToLogout } from "../wiring/unauthorized-to-logout.ts";
import { gameNowAtom } from "./game-now.ts";
import { liveAtom } from "./live-atom.ts";

/** What one page is made of; on the server it lives for one render and knows no member. */
export interface App {
  readonly page: PublicPage;
  readonly store: Store;
  readonly session: Session;
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly member: Member;
  /** What a visitor is offered; a member's own currency goes before it. */
  readonly visitorCurrency: PrimitiveAtom<Currency>;
  /** Goes to a path of ours. */
  navigate(path: string, options?: { replace: boolean }): void;
  /** The router lends its way of going, once the page is alive; until then the page is loaded anew. */
  lendNavigation(navigate: App["navigate"]): void;
}

const messages = {
  timeout: "request_timeout",
  offline: "network_error",
  unknown: "unknown_error",
} as const;

/** `browser` is left out on the server. */
export function createApp(page: PublicPage, browser?: Window): App {
  const { locale, settings } = page;
  const store = createStore();
  setToastMaximum(store, settings.toastsAtOnce);
  const session = createSession({ store, local: browser?.localStorage });
  const visitorCurrency = atom(page.currency);
  const live = () => store.get(liveAtom);
  const isSmallWindow = windowPaths.includes(browser?.location.pathname ?? "");
  let go: App["navigate"] = (path) => browser?.location.assign(path);

  const api = createApi({
    origin: "",
    lang: () => locale,
    token: () => session.token(),
    renewToken(token, sent) {
      session.renewToken(token, sent);
      live()?.realtime()?.tokenRenewed();
    },
    // The lobby's tab ends the session, and tells it where somebody looks.
    onUnauthorized(_path, sent) {
      if (!isSmallWindow) unauthorized(sent);
    },
    words: (kind) => translate(words, locale, messages[kind]),
  });
  const queryClient = createQueryClient(({ message, status }) => {
    if (status !== 401) showToast(store, { kind: "error", message });
  });

  const member = createMember({
    store,
    api,
    queryClient,
    session,
    local: browser?.localStorage,
    tab: browser?.sessionStorage,
    settings,
    game: gameNowAtom,
    locale: () => locale,
    newId: () => crypto.randomUUID(),
    deviceId: () => deviceId(browser?.localStorage),
    quitGame: () => live()?.launcher.forceQuit() ?? Promise.resolve(),
    stopSocket: () => live()?.realtime()?.leaveMember(),
    waitForPrivateChannel: (ms) =>
      live()?.realtime()?.privateChannelReady(ms) ?? Promise.resolve(false),
    setSiteCurrency() {
      const { country } = page;
      store.set(visitorCurrency, resolveCurrency({ country, locale }, settings.currencies));
    },
    // A small window is closed by the tab that opened it; the lobby does not belong into it.
    goHome() {
      if (!isSmallWindow) app.navigate("/");
    },
    closeWindows: () => undefined, // the member, agent and fast-payment windows are not part of the site yet
    resetOthers: () => undefined, // the launcher hears of it through the session
    // The operator asked for a clean start (RT-23): nothing that was kept here survives it.
    reload() {
      browser?.localStorage.clear();
      browser?.sessionStorage.clear();
      browser?.location.reload();
    },
    inIosApp: false,
  });
  const unauthorized = unauthorizedToLogout(member);

  const app: App = {
    page,
    store,
    session,
    api,
    queryClient,
    member,
    visitorCurrency,
    navigate: (path, options) => go(path, options),
    lendNavigation(navigate) {
      go = navigate;
    },
  };
  return app;
}

/** Names this browser between visits; it says nothing about who sits before it. */
function deviceId(local: Storage | undefined): string {
  if (!local) return "";
  const known = local.getItem(localKeys.deviceId);
  if (known) return known;
  const made = crypto.randomUUID();
  local.setItem(localKeys.deviceId, made);
  return made;
}

let browserApp: App | undefined;

/** One app a tab; on the server one a render. */
export function appOf(page: PublicPage): App {
  if (typeof window === "undefined") return createApp(page);
  browserApp ??= createApp(page, window);
  return browserApp;
}
