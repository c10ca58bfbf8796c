import { type Api, createApi } from "@naluma/api-client";
import { createQueryClient } from "@naluma/api-client/query-client";
import { isUnreachable } from "@naluma/api-client/unreachable";
import { translate } from "@naluma/i18n";
import type { Store } from "@naluma/machine";
import { createMember, createSession, openLogin, type Member, type Session } from "@naluma/member";
import type { Currency } from "@naluma/site/currency";
import { newId } from "@naluma/site/new-id";
import type { PublicPage } from "@naluma/site/page";
import { loadModule } from "@naluma/ui/load-module";
import { setToastMaximum, showToast } from "@naluma/ui/toast";
import { createWalletService, type WalletService } from "@naluma/wallet";
import type { QueryClient } from "@tanstack/react-query";
import { atom, createStore, type PrimitiveAtom } from "jotai/vanilla";
import { awayAtom } from "../away/away-atom.ts";
import { isKeptLobby } from "../offline/kept-mark.ts";
import { keepSiteRules } from "../routing/site-rules.ts";
import { unauthorizedToLogout } from "../wiring/unauthorized-to-logout.ts";
import { words } from "../words.ts";
import { gameNowAtom } from "./game-now.ts";
import { launcherAtom, liveAtom } from "./live-atom.ts";
import { createNavigate, type External, type Navigate, type Ways } from "./navigation.ts";
import { createOpenedWindows, isPageWindow, type OpenedWindows } from "./opened-windows.ts";

/** The objects of one page; on the server they exist for one render, without a member. */
export interface App {
  readonly page: PublicPage;
  readonly store: Store;
  readonly session: Session;
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly member: Member;
  readonly wallet: WalletService;
  /** What a visitor is offered; a member's own currency goes before it. */
  readonly visitorCurrency: PrimitiveAtom<Currency>;
  /** The windows that this page opened for a member's pages. */
  readonly openedWindows: OpenedWindows;
  /** Goes to a path of ours, or off the site with the permission of whoever asks. */
  readonly navigate: Navigate;
  /** While a login by address is judged; before it is over nobody is turned away as a visitor. */
  arriving(): Promise<void> | undefined;
  /** By the router once the page is hydrated; where the page was to go last before that, it goes then. */
  provideNavigation(go: Ways["go"]): void;
}

const messages = {
  timeout: "request_timeout",
  offline: "network_error",
  unknown: "unknown_error",
} as const;

/** `browser` is left out on the server. */
export function createApp(page: PublicPage, browser?: Window): App {
  const { locale, settings, isSmallWindow } = page;
  const store = createStore();
  setToastMaximum(store, settings.toastsAtOnce);
  const session = createSession({ store, local: browser?.localStorage });
  const visitorCurrency = atom(page.currency);
  const live = () => store.get(liveAtom);
  const openedWindows = createOpenedWindows();
  // Not a page load: what the page has begun to say would be lost with its document.
  let goOnceAlive: (() => void) | undefined;
  let go: Ways["go"] = (path, options) => {
    goOnceAlive = () => go(path, options);
  };
  const navigate = createNavigate({
    go: (path, options) => go(path, options),
    leave: (to, where) => void leaveSite(to, where),
  });
  async function leaveSite(to: string, where: External) {
    const { outsideAddress } = await loadModule(() => import("./outside.ts"));
    const address = outsideAddress(to, settings);
    if (where === "here") browser?.location.assign(address);
    else browser?.open(address, "_blank", "noopener,noreferrer");
  }

  const api = createApi({
    origin: "",
    lang: () => locale,
    token: () => session.token(),
    renewToken(token, sent) {
      session.renewToken(token, sent);
      live()?.realtime()?.tokenRenewed();
    },
    // The lobby's tab ends the session and shows the message.
    onUnauthorized(_path, sent) {
      if (!isSmallWindow) unauthorized(sent);
    },
    words: (kind) => translate(words, locale, messages[kind]),
  });
  const queryClient = createQueryClient((refusal) => {
    const { code, message, status } = refusal;
    // A lobby that was kept says so itself, for as long as it stands; so does a page without its platform.
    const isSaid =
      (store.get(awayAtom) && isUnreachable(refusal)) ||
      (code === "offline" && browser && isKeptLobby(browser.document));
    if (status !== 401 && !isSaid) showToast(store, { kind: "error", message });
  });

  const member = createMember({
    store,
    api,
    queryClient,
    session,
    local: browser?.localStorage,
    tab: browser?.sessionStorage,
    settings,
    isGameActive: () => store.get(gameNowAtom) !== "none",
    refreshWallet: () => wallet.refresh(),
    locale: () => locale,
    quitGame: () => store.get(launcherAtom)?.forceQuit() ?? Promise.resolve(),
    stopReading: () => wallet.stopReading(),
    stopSocket: () => live()?.realtime()?.leaveMember(),
    waitForPrivateChannel: (ms) =>
      live()?.realtime()?.privateChannelReady(ms) ?? Promise.resolve(false),
    country: page.country,
    setSiteCurrency: (currency) => store.set(visitorCurrency, currency),
    // A small window is closed by the tab that opened it; the lobby does not belong into it.
    goHome() {
      if (browser && isPageWindow(browser)) browser.close();
      if (!isSmallWindow) navigate("/");
    },
    closeWindows: openedWindows.closeAll,
    // The operator asked for a clean start (RT-23): nothing that was kept here survives it.
    reload() {
      browser?.localStorage.clear();
      browser?.sessionStorage.clear();
      browser?.location.reload();
    },
  });
  const unauthorized = unauthorizedToLogout(member);
  const wallet = createWalletService({
    store,
    api,
    queryClient,
    session,
    mainBalance: {
      refresh: () => member.layout.refresh({ restart: true }),
      set: (cash) => member.layout.setCash(cash),
    },
    local: browser?.localStorage,
    settings,
    game: gameNowAtom,
    locale: () => locale,
    newId,
    askToLogIn: () => openLogin(store),
  });

  let arriving: Promise<void> | undefined;
  const app: App = {
    page,
    store,
    session,
    api,
    queryClient,
    member,
    wallet,
    visitorCurrency,
    openedWindows,
    navigate,
    arriving: () => arriving,
    provideNavigation(provided) {
      go = provided;
      goOnceAlive?.();
      goOnceAlive = undefined;
    },
  };
  if (browser?.arrival && !isSmallWindow)
    arriving = loadModule(() => import("../wiring/query-to-session.ts"))
      .then(({ queryToSession }) => queryToSession(app, browser))
      .catch(() =>
        showToast(store, { kind: "error", message: translate(words, locale, messages.unknown) }),
      );
  return app;
}

let browserApp: App | undefined;

/** One app a tab; on the server one a render. */
export function appOf(page: PublicPage): App {
  if (typeof window === "undefined") return createApp(page);
  if (!browserApp) keepSiteRules(page.settings);
  browserApp ??= createApp(page, window);
  return browserApp;
}
