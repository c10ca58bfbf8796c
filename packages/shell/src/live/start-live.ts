import { openNews } from "@naluma/content";
import { memberKey, openLogin } from "@naluma/member";
import type { Realtime, RealtimeEvent } from "@naluma/realtime";
import { cookies } from "@naluma/site/stored";
import { loadModule } from "@naluma/ui/later";
import { walletKey } from "@naluma/wallet";
import type { App } from "../app/app.ts";
import { liveAtom, type Live } from "../app/live-atom.ts";
import { quietPeriodElapsedAtom, quietPeriod } from "../app/quiet-period.ts";
import { followTheme } from "../preferences/theme-choice.ts";
import { addressToModal } from "../wiring/address-to-modal.ts";
import { eventToFeatures } from "../wiring/event-to-features.ts";
import { loginCurrencyToReload } from "../wiring/login-currency-to-reload.ts";
import { pageCacheToReload } from "../wiring/page-cache-to-reload.ts";
import { sessionToCurrency } from "../wiring/session-to-currency.ts";
import { storageToEye } from "../wiring/storage-to-eye.ts";
import { catchUp } from "./catch-up.ts";
import { launcherOnDemand } from "./launcher-on-demand.ts";
import { startRealtime } from "./start-realtime.ts";

/**
 * What a page needs only after its first paint: real time as soon as its address is known, the launcher
 * when somebody may start a game. Called once a tab.
 */
export function startLive(app: App): Live {
  const { member, queryClient, session, store, visitorCurrency, wallet } = app;
  let realtime: Realtime | undefined;

  const launcher = launcherOnDemand(app, async () => {
    const { startLauncher } = await loadModule(() => import("./start-launcher.ts"));
    return startLauncher(app, () => realtime);
  });
  const live: Live = { launcher, realtime: () => realtime };
  store.set(liveAtom, live);

  const onEvent = (event: RealtimeEvent) => eventToFeatures(event, app, launcher);
  const missed = { onEvent, catchUp: () => catchUp(queryClient, [memberKey, walletKey]) };
  void startRealtime(app, missed).then((started) => {
    realtime = started;
    setTimeout(() => store.set(quietPeriodElapsedAtom, true), quietPeriod);
    if (session.member()) realtime?.joinMember();
  });
  const prepare = () => {
    member.prepare();
    wallet.prepare();
  };
  if (session.member()) prepare();
  session.onChange((now) => {
    if (now.role === "member") {
      prepare();
      realtime?.joinMember();
    } else realtime?.leaveMember();
  });

  store.sub(visitorCurrency, () => realtime?.changeCurrency());

  sessionToCurrency(app, window);
  loginCurrencyToReload(app, window.location);
  followTheme(window);
  storageToEye(wallet, window);
  pageCacheToReload(window);
  addressToModal(window.location.search, {
    isSignedIn: () => session.member() !== undefined,
    openLogin: () => openLogin(store),
    openNews: () => openNews(store),
  });
  followFastDeposit(app);
  if (app.page.template === "mobile")
    void loadModule(() => import("../template-name/send-template.ts"), { untilLoaded: true }).then(
      ({ sendTemplate }) => sendTemplate(app, window.sessionStorage),
    );
  return live;
}

/** Nothing on the site links to /fastDeposit: who comes by it begins with home. */
function followFastDeposit(app: App): void {
  const isAsked = document.cookie.includes(`${cookies.isFastDeposit}=true`);
  if (!isAsked || location.pathname !== "/") return;
  void loadModule(() => import("../windows/fast-deposit.ts"), { untilLoaded: true }).then(
    ({ fastDeposit }) => fastDeposit(app, window),
  );
}
