import { type Realtime, type RealtimeEvent, createRealtime } from "@naluma/realtime";
import { localKeys } from "@naluma/site/stored";
import { loadModule } from "@naluma/ui/load-module";
import type { App } from "../app/app.ts";
import { liveAtom, type Live } from "../app/live-atom.ts";
import { quietPeriodElapsedAtom, quietPeriod } from "../app/quiet-period.ts";
import { reportError } from "../monitoring/report-error.ts";
import { siteDetailQuery } from "../site-detail/site-detail-query.ts";
import { showKeptWelcome } from "../welcome/welcome-due.ts";
import { connectionToDocument } from "../wiring/connection-to-document.ts";
import { currencyToRealtime } from "../wiring/currency-to-realtime.ts";
import { eventToFeatures } from "../wiring/event-to-features.ts";
import { loginCurrencyToReload } from "../wiring/login-currency-to-reload.ts";
import { pageCacheToReload } from "../wiring/page-cache-to-reload.ts";
import { sessionToCurrency } from "../wiring/session-to-currency.ts";
import { sessionToPreload } from "../wiring/session-to-preload.ts";
import { sessionToRealtime } from "../wiring/session-to-realtime.ts";
import { storageToEye } from "../wiring/storage-to-eye.ts";
import { showKeptToast } from "../wiring/toast-after-reload.ts";
import { unauthorizedToLogout } from "../wiring/unauthorized-to-logout.ts";
import { visitToDialogs } from "../wiring/visit-to-dialogs.ts";
import { launcherOnDemand } from "./launcher-on-demand.ts";

/**
 * What a page needs only after its first paint: real time as soon as its address is known, the launcher
 * when somebody may start a game. Called once a tab.
 */
export function startLive(app: App): void {
  setTimeout(() => void watchOthers(app), quietPeriod);
  watchFailures(app);
  // The lobby's own tab starts games and hears of them; its small windows only show how far they are.
  if (!app.page.isSmallWindow) startLobby(app);
}

/** What says that the platform is away comes with the first part of the page that cannot be had. */
function watchFailures(app: App): void {
  const cache = app.queryClient.getQueryCache();
  const begin = async () => {
    stop();
    const { watchAway } = await loadModule(() => import("../away/away.ts"), { untilLoaded: true });
    watchAway(app);
  };
  const stop = cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") void begin();
  });
  if (cache.findAll().some(({ state }) => state.status === "error")) void begin();
}

/** What others change meanwhile: the build that runs, and the theme of the device or of another tab. */
async function watchOthers(app: App): Promise<void> {
  const { page } = app;
  const how = { untilLoaded: true, optional: true };
  const reads = await loadModule(() => import("../reads.ts"), how);
  const { latestBuild } = reads;
  reads.watchBuild({ document, every: page.settings.buildCheckSeconds * 1_000, latestBuild });
  reads.followTheme(window);
  reads.workOffline(page);
  reads.startBack();
  if (page.template === "mobile" && !page.isSmallWindow)
    void reads.sendTemplate(app, window.sessionStorage);
}

function startLobby(app: App): void {
  const { queryClient, session, store, wallet } = app;
  let realtime: Realtime | undefined;

  const launcher = launcherOnDemand(app, async () => {
    const { startLauncher } = await loadModule(() => import("./start-launcher.ts"));
    return startLauncher(app, () => realtime);
  });
  const live: Live = { launcher, realtime: () => realtime };
  store.set(liveAtom, live);

  const onEvent = (event: RealtimeEvent) => eventToFeatures(event, app, launcher);
  const missed = {
    onEvent,
    async catchUp() {
      // Events change what is shown of members; a visitor's page has none of it.
      if (!session.member()) return;
      const reads = await loadModule(() => import("../reads.ts"), { untilLoaded: true });
      await reads.catchUp(queryClient, reads.memberKeys);
    },
  };
  void startRealtime(app, missed).then((started) => {
    realtime = started;
    setTimeout(() => store.set(quietPeriodElapsedAtom, true), quietPeriod);
    if (session.member()) realtime?.joinMember();
  });
  sessionToPreload(app);
  sessionToRealtime(session, live.realtime);
  currencyToRealtime(app, live.realtime);
  sessionToCurrency(app, window);
  loginCurrencyToReload(app, window);
  showKeptToast(store, window.sessionStorage);
  showKeptWelcome(store, window.sessionStorage);
  storageToEye(wallet, window);
  pageCacheToReload(window);
  const { search } = window.location;
  // Nobody comes by this address: the reload that this was said for is over.
  if (!app.arriving()) window.localStorage.removeItem(localKeys.skipReloadGetInfo);
  // Whoever is about to be logged in by the address is asked for no login.
  void Promise.resolve(app.arriving()).then(() => visitToDialogs(app, window, search));
}

interface Effects {
  onEvent(event: RealtimeEvent): void;
  catchUp(): Promise<void>;
}

/**
 * Real time of one page. The address comes with the site details; until they are there the
 * connection counts as connecting. Nothing when they cannot be had.
 */
async function startRealtime(app: App, effects: Effects): Promise<Realtime | undefined> {
  const { api, page, queryClient, session, store, visitorCurrency } = app;
  const detail = await queryClient
    .fetchQuery(siteDetailQuery(api, page.settings))
    .catch(async () => {
      const away = await loadModule(() => import("../away/away.ts"), { untilLoaded: true });
      return away.siteDetailAgain(app);
    });
  if (!detail) return undefined;

  connectionToDocument(store, document.documentElement);
  return createRealtime({
    address: detail.socket,
    isSecure: location.protocol === "https:",
    token: () => session.token(),
    memberId: () => session.memberId(),
    currency: () => session.member()?.currency ?? store.get(visitorCurrency),
    template: () =>
      page.template === "mobile" ? page.settings.templates.mobile : page.settings.templates.pc,
    lang: () => page.locale,
    onEvent: effects.onEvent,
    catchUp: effects.catchUp,
    onUnauthorized: () => unauthorizedToLogout(app.member)(),
    report: reportError,
    store,
  });
}
