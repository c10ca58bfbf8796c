import { createMember, memberQueryKeys, openLogin } from "@naluma/member";
import { promotionsQueryKeys } from "@naluma/promotions";
import { type Realtime, createRealtime, type RealtimeEvent } from "@naluma/realtime";
import { newId } from "@naluma/site/new-id";
import { loadModule } from "@naluma/ui/load-module";
import { createWalletService, walletQueryKeys } from "@naluma/wallet";
import type { App } from "../page/app/app.ts";
import {
  gameNowAtom,
  liveAtom,
  type Live,
  quietPeriod,
  quietPeriodElapsedAtom,
} from "../page/app/live.ts";
import { isPageWindow } from "../page/app/opened-windows.ts";
import { siteDetailQuery } from "../page/site-detail/site-detail-query.ts";
import { createPageLauncher } from "./launcher.ts";
import { reportError } from "./monitoring/report-error.ts";
import { onLaunch } from "./on-launch.ts";
import { onConnection, onRealtime } from "./on-realtime.ts";
import { onSession } from "./on-session.ts";
import { onVisit } from "./on-visit.ts";
import { onWindow } from "./on-window.ts";
import { catchUp } from "./refetch.ts";

export { RealityChecks } from "@naluma/member/reality-checks";
export { Confirms } from "@naluma/ui/confirms";
export { watch } from "../document/after-hydration.ts";
export { default as ConnectionLine } from "../page/layout/connection-line.tsx";
export { default as LateDialogs } from "../page/layout/late-dialogs.tsx";
export { default as SiteFooter } from "../page/layout/site-footer.tsx";
export { default as TabBar } from "../page/layout/tab-bar.mobile.tsx";
export { HomeAnnouncementsView, HomeBannersView } from "../page/routes/home-views.tsx";
export { default as DesktopPreferences } from "../dialogs/preferences/preferences-button.desktop.tsx";
export { default as MobilePreferences } from "../dialogs/preferences/preferences-button.mobile.tsx";
export { navigateInPage } from "../page/routing/navigate-in-page.ts";

/** The queries that a member's missed events could have affected. */
const memberKeys = [memberQueryKeys.all, walletQueryKeys.all, promotionsQueryKeys.all];

/** Creates and starts what this page needs after its first paint. Called once per tab. */
export function startLive(app: App): Live {
  const { page, queryClient, session, store } = app;
  let realtime: Realtime | undefined;
  const live = createLive(app, () => realtime);
  store.set(liveAtom, live);

  watchFailures(app);
  setTimeout(() => void watchOthers(app), quietPeriod);
  const { launcher } = live;
  // A small window neither starts games nor receives their events; it only shows their progress.
  if (page.isSmallWindow || !launcher) return live;

  void startRealtime(app, {
    onEvent: (event) => onRealtime(event, app, live),
    // Events only affect member data; a visitor's page has none.
    catchUp: async () => {
      if (session.member()) await catchUp(queryClient, memberKeys);
    },
    onUnauthorized: () => live.member.unauthorized(),
  }).then((started) => {
    realtime = started;
    setTimeout(() => store.set(quietPeriodElapsedAtom, true), quietPeriod);
    if (session.member()) realtime?.joinMember();
  });
  onConnection(app, live, document.documentElement);
  onSession({ ...app, ...live }, window);
  onLaunch(app, live.wallet, launcher);
  onWindow(app, live.wallet, launcher, window);
  onVisit(app, launcher, window);
  return live;
}

/** Creates the member, wallet and launcher of this page, and connects them to each other. */
export function createLive(app: App, realtime: Live["realtime"]): Live {
  const { api, openedWindows, page, queryClient, session, store, visitorCurrency } = app;
  const { locale, settings, isSmallWindow } = page;
  const { localStorage: local, sessionStorage: tab } = window;

  const member = createMember({
    store,
    api,
    queryClient,
    session,
    local,
    tab,
    settings,
    isGameActive: () => store.get(gameNowAtom) !== "none",
    refreshWallet: () => wallet.refresh(),
    locale: () => locale,
    quitGame: () => launcher?.forceQuit() ?? Promise.resolve(),
    stopReading: () => wallet.stopReading(),
    stopSocket: () => realtime()?.leaveMember(),
    waitForPrivateChannel: (ms) => realtime()?.privateChannelReady(ms) ?? Promise.resolve(false),
    country: page.country,
    setSiteCurrency: (currency) => store.set(visitorCurrency, currency),
    // A small window is closed by the tab that opened it; the lobby must not open inside it.
    goHome() {
      if (isPageWindow(window)) window.close();
      if (!isSmallWindow) app.navigate("/");
    },
    closeWindows: openedWindows.closeAll,
    // The operator requested a clean start (RT-23), so nothing stored here may survive it.
    reload() {
      local.clear();
      tab.clear();
      window.location.reload();
    },
  });
  const wallet = createWalletService({
    store,
    api,
    queryClient,
    session,
    mainBalance: {
      refresh: () => member.layout.refresh({ restart: true }),
      set: (cash) => member.layout.setCash(cash),
    },
    local,
    settings,
    game: gameNowAtom,
    locale: () => locale,
    newId,
    askToLogIn: () => openLogin(store),
  });
  const launcher = isSmallWindow ? undefined : createPageLauncher(app, wallet, realtime);
  return { member, wallet, launcher, realtime };
}

/** The code that reports an unreachable platform is loaded when the first part of the page fails to load. */
function watchFailures(app: App): void {
  const cache = app.queryClient.getQueryCache();
  const begin = async () => {
    stop();
    const { watchAway } = await loadModule(() => import("./away/away.ts"), { untilLoaded: true });
    watchAway(app);
  };
  const stop = cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") void begin();
  });
  if (cache.findAll().some(({ state }) => state.status === "error")) void begin();
}

/** Watches for changes from outside once the page is quiet. */
async function watchOthers(app: App): Promise<void> {
  const how = { untilLoaded: true, optional: true };
  const others = await loadModule(() => import("./watch-others.ts"), how);
  others.watchOthers(app);
}

interface RealtimeEffects {
  onEvent(event: RealtimeEvent): void;
  catchUp(): Promise<void>;
  onUnauthorized(): void;
}

/**
 * Starts the live connection of a page. Its address is part of the site details; until they are loaded, the
 * connection counts as connecting. `undefined` when they cannot be loaded.
 */
async function startRealtime(app: App, effects: RealtimeEffects): Promise<Realtime | undefined> {
  const { api, page, queryClient, session, store, visitorCurrency } = app;
  const detail = await queryClient
    .fetchQuery(siteDetailQuery(api, page.settings))
    .catch(async () => {
      const away = await loadModule(() => import("./away/away.ts"), { untilLoaded: true });
      return away.siteDetailAgain(app);
    });
  if (!detail) return undefined;

  return createRealtime({
    address: detail.socket,
    isSecure: location.protocol === "https:",
    token: () => session.token(),
    memberId: () => session.memberId(),
    currency: () => session.member()?.currency ?? store.get(visitorCurrency),
    template: () =>
      page.template === "mobile" ? page.settings.templates.mobile : page.settings.templates.pc,
    lang: () => page.locale,
    ...effects,
    report: reportError,
    store,
  });
}
