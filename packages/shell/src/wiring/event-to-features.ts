import { keys as content } from "@naluma/content";
import type { Launcher } from "@naluma/game-launcher";
import { memberKey } from "@naluma/member";
import type { RealtimeEvent } from "@naluma/realtime";
import { walletKey } from "@naluma/wallet";
import type { App } from "../app/app.ts";
import { cashEventToWallet } from "./cash-event-to-wallet.ts";
import { cleanCacheToLogout } from "./clean-cache-to-logout.ts";
import { gameUrlToLauncher } from "./game-url-to-launcher.ts";
import { loginEventToLogout } from "./login-event-to-logout.ts";
import { transfersDisabledToToast } from "./transfers-disabled-to-toast.ts";

/** Code or words could not be fetched: a start that waits for the launcher ends by its own clock. */
const ignore = () => undefined;

/** Who listens to which event of real time; what each sets off stands in a file of its own. */
export function eventToFeatures(
  event: RealtimeEvent,
  app: App,
  launcher: () => Promise<Launcher>,
): void {
  const { member, queryClient, wallet } = app;
  switch (event.type) {
    case "game.url":
      return void launcher().then((there) => gameUrlToLauncher(there)(event), ignore);
    case "forward_game.status":
      return void transfersDisabledToToast(app, event).catch(ignore);
    case "member.cash":
      return cashEventToWallet(wallet)(event);
    case "login":
      return loginEventToLogout(member)(event);
    case "all_transfer_back":
      return wallet.refresh();
    case "profile.updated":
      void queryClient.invalidateQueries({ queryKey: memberKey });
      return void queryClient.invalidateQueries({ queryKey: walletKey });
    case "customer_service_link_change":
      return void queryClient.invalidateQueries({ queryKey: ["shell", "site-detail"] });
    case "carousel_picture.url":
      return void queryClient.invalidateQueries({ queryKey: content.banners });
    case "model_sponsor.url":
      return void queryClient.invalidateQueries({ queryKey: content.sponsors });
    case "model_login.url":
      return void queryClient.invalidateQueries({ queryKey: content.loginWords });
    case "app_clean_cache":
      return cleanCacheToLogout(member)();
    default:
      return undefined;
  }
}
