import { memberKey } from "@naluma/member";
import type { Realtime, RealtimeEvent } from "@naluma/realtime";
import type { App } from "../app/app.ts";
import { liveAtom, type Live } from "../app/live-atom.ts";
import { eventToFeatures } from "../wiring/event-to-features.ts";
import { logoutToLauncher } from "../wiring/logout-to-launcher.ts";
import { followTheme } from "../preferences/theme-choice.ts";
import { loginCurrencyToReload } from "../wiring/login-currency-to-reload.ts";
import { pageCacheToReload } from "../wiring/page-cache-to-reload.ts";
import { sessionToCurrency } from "../wiring/session-to-currency.ts";
import { startLauncher } from "./start-launcher.ts";
import { startRealtime } from "./start-realtime.ts";

/**
 * What a page needs only after its first paint: the launcher at once, real time as soon as its
 * address is known. Called once a tab.
 */
export function startLive(app: App): Live {
  const { queryClient, session, store, visitorCurrency } = app;
  let realtime: Realtime | undefined;

  const launcher = startLauncher(app, () => realtime);
  const live: Live = { launcher, realtime: () => realtime };
  store.set(liveAtom, live);

  logoutToLauncher(session, launcher);
  const onEvent = (event: RealtimeEvent) => eventToFeatures(event, app, launcher);
  // What is on screen is asked for at once, the rest when it is shown again.
  const catchUp = () => queryClient.invalidateQueries({ queryKey: memberKey });
  void startRealtime(app, { onEvent, catchUp }).then((started) => {
    realtime = started;
    if (session.member()) realtime?.joinMember();
  });
  if (session.member()) app.member.prepare();
  session.onChange((now) => {
    if (now.role === "member") {
      app.member.prepare();
      realtime?.joinMember();
    } else realtime?.leaveMember();
  });

  store.sub(visitorCurrency, () => realtime?.changeCurrency());

  sessionToCurrency(app, window);
  loginCurrencyToReload(app, window.location);
  followTheme(window);
  pageCacheToReload(window);
  void launcher.endLeftover();
  return live;
}
