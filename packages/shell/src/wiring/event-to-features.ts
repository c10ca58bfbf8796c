import type { Launcher } from "@naluma/game-launcher";
import type { RealtimeEvent } from "@naluma/realtime";
import { loadModule } from "@naluma/ui/load-module";
import type { App } from "../app/app.ts";
import { cashEventToWallet } from "./cash-event-to-wallet.ts";
import { cleanCacheToLogout } from "./clean-cache-to-logout.ts";
import { gameUrlToLauncher } from "./game-url-to-launcher.ts";
import { loginEventToLogout } from "./login-event-to-logout.ts";
import { transfersDisabledToToast } from "./transfers-disabled-to-toast.ts";

/** Code or words could not be fetched: a start that waits for the launcher ends by its own clock. */
const ignore = () => undefined;

/**
 * Who listens to which event of real time. Here stands which verb of a feature an event calls; what an event makes
 * old is refetched by `event-to-queries.ts`, as the features say it. What can wait is in
 * `event-to-late-features.ts`.
 */
export function eventToFeatures(
  event: RealtimeEvent,
  app: App,
  launcher: () => Promise<Launcher>,
): void {
  const { member, wallet } = app;
  void loadModule(() => import("../reads.ts"), { untilLoaded: true }).then(
    ({ eventToLateFeatures }) => eventToLateFeatures(event, app),
  );
  switch (event.type) {
    case "game.url":
      return void launcher().then((there) => gameUrlToLauncher(there)(event), ignore);
    case "forward_game.status":
      return void transfersDisabledToToast(app, event).catch(ignore);
    case "member.cash":
      return cashEventToWallet(wallet)(event);
    case "login":
      return loginEventToLogout(member)(event);
    case "app_clean_cache":
      return cleanCacheToLogout(member)();
    default:
      return undefined;
  }
}
