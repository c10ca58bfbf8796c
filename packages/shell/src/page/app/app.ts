import { isUnreachable, createApi, type Api } from "@naluma/api-client";
import { createQueryClient } from "@naluma/api-client/query-client";
import { translate } from "@naluma/i18n";
import { demoGateAtom } from "@naluma/lobby";
import type { Store } from "@naluma/machine";
import { createSession, type Session } from "@naluma/member";
import type { Currency } from "@naluma/site/currency";
import type { ClientType, Template } from "@naluma/site/device";
import type { PublicPage } from "@naluma/site/page";
import { loadModule } from "@naluma/ui/load-module";
import { setToastMaximum, showToast } from "@naluma/ui/toast";
import type { QueryClient } from "@tanstack/react-query";
import { atom, createStore, type PrimitiveAtom } from "jotai/vanilla";
import { words } from "../../words.ts";
import { awayAtom, liveAtom, type Live } from "./live.ts";
import { createNavigate, type External, type Navigate, type Ways } from "./navigation.ts";
import { createOpenedWindows, type OpenedWindows } from "./opened-windows.ts";

/** The objects of one page. On the server they exist for a single render, without a member. */
export interface App {
  readonly page: PublicPage;
  readonly store: Store;
  readonly session: Session;
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** The visitor's currency; a member's own currency takes precedence. */
  readonly visitorCurrency: PrimitiveAtom<Currency>;
  /** The windows that this page opened for member pages. */
  readonly openedWindows: OpenedWindows;
  /** Navigates to one of our paths, or off the site if the caller permits it. */
  readonly navigate: Navigate;
  /** Pending while a login by address is checked; until then no page may turn the player away as a visitor. */
  arriving(): Promise<void> | undefined;
  /** A game is open or starting in this tab, or the platform reports that one is being played. */
  isPlaying(): boolean;
  /** Loads what a page needs after its first paint, retrying until it succeeds; it only starts once. */
  startLive(): void;
  /** Runs a press's action once `live` has loaded. If loading fails, the player sees an error and can press again. */
  press(run: (live: Live) => void): void;
  /** Called by the router once the page is hydrated. The last navigation requested before that is then carried out. */
  provideNavigation(go: Ways["go"]): void;
}

const messages = {
  timeout: "request_timeout",
  offline: "network_error",
  unknown: "unknown_error",
} as const;

/** Marks the notice in a lobby of the offline cache, which is not the site's current response. */
export const keptMark = "data-kept";

export const isKeptLobby = (document: Document): boolean =>
  document.querySelector(`[${keptMark}]`) !== null;

type StartLive = (app: App) => Live;

/** Nothing is loaded later on the server. */
const never = () => new Promise<never>(() => undefined);

/** `browser` and `fetchLive` are omitted on the server. */
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
  // Not a page load, which would discard the messages that this document has already begun to show.
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
    // A lobby from the offline cache shows this itself while it is displayed, and so does a page that cannot reach its
    // platform.
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

/**
 * The client that the page runs in, as detected by the head script: an app, a page installed from a phone's browser,
 * or the browser itself. On desktop an installed page counts as the desktop browser.
 */
export function clientNow({ documentElement }: Document, template: Template): ClientType {
  const { client } = documentElement.dataset;
  if (client === "app") return "app";
  return client === "pwa" && template === "mobile" ? "pwa" : template;
}
