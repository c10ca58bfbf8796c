import { browserClock } from "@naluma/machine/clock";
import { pageTarget } from "@naluma/member/centre";
import {
  createRealityCheck,
  deviceKeeper,
  notifyByToast,
  platformKeeper,
  type RealityCheck,
} from "@naluma/member/reality-check";
import { openTabChannel } from "@naluma/site/tab-channel";
import { hasUnsentInput } from "../../document/unsent-input.ts";
import type { App } from "../../page/app/app.ts";
import { liveAtom } from "../../page/app/live.ts";
import { windowsOf } from "../windows/use-windows.ts";
import { checkInGame, watchRounds } from "./check-in-game.ts";
import { isGame, leaveFullScreen, watchLimitsAsked } from "./game-page.ts";

const started = new WeakMap<App, RealityCheck>();

/** Notifies the browser's other tabs that a check was seen here, or that another interval was chosen. */
function tabs() {
  const channel = openTabChannel("reality-check");
  return {
    say: () => channel.postMessage("settled"),
    onSaid: (run: () => void) => void (channel.onmessage = run),
  };
}

/** The reality check of this page; it starts counting at the first call. */
export function realityCheckOf(app: App, browser: Window): RealityCheck {
  const before = started.get(app);
  if (before) return before;
  const { api, page, session, store } = app;
  const clock = browserClock;
  const local = browser.localStorage;
  const tab = browser.sessionStorage;
  const platform = platformKeeper(api);
  const device = deviceKeeper({ clock, local, tab });
  const isOurGame = (source: unknown, origin: string): source is object =>
    isGame(browser, store.get(liveAtom)?.launcher?.getState(), source, origin);
  const isRoundOpen = watchRounds({
    page: browser,
    isGame: isOurGame,
    clock,
    channel: openTabChannel("open-round"),
  });
  if (pageTarget("PlayLimits", page.settings) !== undefined)
    watchLimitsAsked({
      page: browser,
      isGame: isOurGame,
      open: () => windowsOf(app, browser).playLimits(),
    });
  const check = createRealityCheck({
    store,
    clock,
    session,
    local,
    tab,
    notify: notifyByToast(store, () => page.locale),
    // The test member of a demo site has no session on the platform.
    keeper: () =>
      page.settings.capabilities.includes("realityCheck") && !session.member()?.demo
        ? platform
        : device,
    settings: page.settings,
    locale: () => page.locale,
    isBusy: () => isRoundOpen() || hasUnsentInput(browser.document),
    leaveFullScreen: () => leaveFullScreen(browser.document),
    openActivity: () => windowsOf(app, browser).activity(),
    askToLogOut: () => app.press(({ member }) => member.askToLogOut()),
    game: checkInGame({ page: browser, isGame: isOurGame }),
    tabs: tabs(),
  });
  started.set(app, check);
  return check;
}
