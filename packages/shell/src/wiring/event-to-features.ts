import type { Launcher, GameAddress } from "@naluma/game-launcher";
import { translate } from "@naluma/i18n";
import type { Member } from "@naluma/member";
import type { RealtimeEvent } from "@naluma/realtime";
import { loadModule } from "@naluma/ui/load-module";
import { showToast } from "@naluma/ui/toast";
import type { App } from "../app/app.ts";
import { words } from "../words.ts";
import { cashEventToWallet } from "./cash-event-to-wallet.ts";
import { loginEventToLogout } from "./login-event-to-logout.ts";

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

/** The member channel's `game.url` is what moves a starting game to its address (RT-12). */
const gameUrlToLauncher =
  (launcher: Pick<Launcher, "addressArrived">) =>
  (event: GameAddress): void =>
    launcher.addressArrived(event);

type Ports = Pick<Member, "isPlaying"> & { readonly logout: Pick<Member["logout"], "send"> };

/** The operator asks for a clean start (RT-23): logout without a question, then the page loads anew. */
export const cleanCacheToLogout =
  ({ logout, isPlaying }: Ports) =>
  (): void =>
    logout.send({ type: "clean-cache-asked", gameOpen: isPlaying() });

/** What the platform says when it moves no money at the moment (RT-15). */
const disabled = "957";

/** Transfers are disabled: the member sees a message. Every other status is ignored. */
async function transfersDisabledToToast(
  { page, store }: Pick<App, "store"> & { readonly page: Pick<App["page"], "locale"> },
  { code }: { readonly code: string },
): Promise<void> {
  if (code !== disabled) return;
  await words.load(page.locale);
  const message = translate(words, page.locale, "shell.transfers_disabled");
  showToast(store, { kind: "warning", message });
}
