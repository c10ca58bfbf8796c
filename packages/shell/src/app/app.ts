import { type Api, createApi } from "@naluma/api-client";
import { createQueryClient } from "@naluma/api-client/query-client";
import { isUnreachable } from "@naluma/api-client/unreachable";
import { translate } from "@naluma/i18n";
import { demoGateAtom } from "@naluma/lobby";
import type { Store } from "@naluma/machine";
import { createSession, type Session } from "@naluma/member";
import type { Currency } from "@naluma/site/currency";
import type { PublicPage } from "@naluma/site/page";
import { loadModule } from "@naluma/ui/load-module";
import { setToastMaximum, showToast } from "@naluma/ui/toast";
import type { QueryClient } from "@tanstack/react-query";
import { atom, createStore, type PrimitiveAtom } from "jotai/vanilla";
import { awayAtom } from "../away/away-atom.ts";
import { isKeptLobby } from "../offline/kept-mark.ts";
import { words } from "../words.ts";
import { liveAtom, type Live } from "./live.ts";
import { createNavigate, type External, type Navigate, type Ways } from "./navigation.ts";
import { createOpenedWindows, type OpenedWindows } from "./opened-windows.ts";

/** The objects of one page; on the server they exist for one render, without a member. */
export interface App {
  readonly page: PublicPage;
  readonly store: Store;
  readonly session: Session;
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** What a visitor is offered; a member's own currency goes before it. */
  readonly visitorCurrency: PrimitiveAtom<Currency>;
  /** The windows that this page opened for a member's pages. */
  readonly openedWindows: OpenedWindows;
  /** Goes to a path of ours, or off the site with the permission of whoever asks. */
  readonly navigate: Navigate;
  /** While a login by address is judged; before it is over nobody is turned away as a visitor. */
  arriving(): Promise<void> | undefined;
  /** A game is open or starts in this tab, or the platform says that one is being played. */
  isPlaying(): boolean;
  /** Loads what a page needs after its first paint, until it is here; it starts once. */
  startLive(): void;
  /** Does what a press asks for, once `live` is here. Where it cannot be fetched the player is told, and presses again. */
  press(run: (live: Live) => void): void;
  /** By the router once the page is hydrated; where the page was to go last before that, it goes then. */
  provideNavigation(go: Ways["go"]): void;
}

const messages = {
  timeout: "request_timeout",
  offline: "network_error",
  unknown: "unknown_error",
} as const;

type StartLive = (app: App) => Live;

/** On the server nothing is loaded later. */
const never = () => new Promise<never>(() => undefined);

/** `browser` and what loads `live` are left out on the server. */
export function createApp(
  page: PublicPage,
  browser?: Window,
  fetchLive: () => Promise<StartLive> = never,
): App {
  const { locale, settings, isSmallWindow } = page;
  const store = createStore();
  setToastMaximum(store, settings.toastsAtOnce);
  const session = createSession({ store, local: browser?.localStorage });
  const visitorCurrency = atom(page.currency);
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
      store.get(liveAtom)?.realtime()?.tokenRenewed();
    },
    // The lobby's tab ends the session and shows the message.
    onUnauthorized(_path, sent) {
      if (!isSmallWindow) whenLive(({ member }) => member.unauthorized(sent));
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

  const start = (startLive: StartLive) => store.get(liveAtom) ?? startLive(app);
  const load = (how?: { readonly untilLoaded: true }) => loadModule(fetchLive, how).then(start);
  function whenLive(run: (live: Live) => void): void {
    const live = store.get(liveAtom);
    if (live) run(live);
    else void load({ untilLoaded: true }).then(run);
  }
  function press(run: (live: Live) => void): void {
    const live = store.get(liveAtom);
    if (live) return run(live);
    load().then(run, () =>
      showToast(store, { kind: "error", message: translate(words, locale, "network_error") }),
    );
  }
  store.set(demoGateAtom, {
    pass: ({ game, name, providerName }, begin) =>
      press(({ launcher }) => {
        if (launcher?.allowsDemo({ ...game, name, providerName })) begin();
      }),
  });

  let arriving: Promise<void> | undefined;
  const app: App = {
    page,
    store,
    session,
    api,
    queryClient,
    visitorCurrency,
    openedWindows,
    navigate,
    arriving: () => arriving,
    isPlaying: () => store.get(liveAtom)?.member.isPlaying() ?? false,
    startLive: () => whenLive(() => undefined),
    press,
    provideNavigation(provided) {
      go = provided;
      goOnceAlive?.();
      goOnceAlive = undefined;
    },
  };
  if (browser?.arrival && !isSmallWindow)
    arriving = loadModule(() => import("./address-login.ts"))
      .then(({ logInByAddress }) => logInByAddress(app, browser))
      .catch(() =>
        showToast(store, { kind: "error", message: translate(words, locale, messages.unknown) }),
      );
  return app;
}
