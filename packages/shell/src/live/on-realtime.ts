import type { Launcher } from "@naluma/game-launcher";
import { translate } from "@naluma/i18n";
import type { Member } from "@naluma/member";
import { connectionAtom, type Realtime, type RealtimeEvent } from "@naluma/realtime";
import { showToast } from "@naluma/ui/toast";
import { notifyDeposit, type WalletService } from "@naluma/wallet";
import type { App } from "../page/app/app.ts";
import { words } from "../words.ts";
import { notifyOncePerFrame, refetchByEvent } from "./refetch.ts";

type Page = Pick<App, "queryClient" | "store" | "page"> & {
  readonly session: Pick<App["session"], "current" | "isOtherLogin">;
};

interface Features {
  readonly member: Pick<Member, "isPlaying"> & { readonly logout: Pick<Member["logout"], "send"> };
  readonly wallet: Pick<WalletService, "refresh"> & {
    readonly balances: Pick<WalletService["balances"], "moved" | "returned">;
  };
  readonly launcher: Pick<Launcher, "addressArrived"> | undefined;
}

/** The platform's code while transfers are disabled (RT-15). */
const transfersDisabled = "957";

/** The texts failed to load; the event's effects are applied all the same. */
const ignore = () => undefined;

/** Passes a live event to the features, after refetching the data that it has made stale. */
export function onRealtime(
  event: RealtimeEvent,
  app: Page,
  { member, wallet, launcher }: Features,
): void {
  notifyOncePerFrame();
  refetchByEvent(event, app.queryClient);
  switch (event.type) {
    // The address on the member channel continues the launch (RT-12).
    case "game.url":
      return launcher?.addressArrived(event);
    // The member sees a message; every other status is ignored.
    case "forward_game.status":
      if (event.code === transfersDisabled) void warnTransfersDisabled(app).catch(ignore);
      return;
    // The main wallet now holds this amount (RT-16); if it is unreadable, the balance is fetched instead.
    case "member.cash":
      return event.cash === undefined ? wallet.refresh() : wallet.balances.moved(event.cash);
    case "member_deposit.success":
      return void notifyDeposit({ ...app, wallet }, event.deposit).catch(ignore);
    case "profile.updated":
      return wallet.balances.moved();
    case "all_transfer_back":
      return wallet.balances.returned();
    // The account has logged in somewhere else: this page logs out and shows the reason (RT-21, A-132).
    case "login":
      if (app.session.isOtherLogin(event.token)) member.logout.send({ type: "other-login" });
      return;
    // The operator requests a clean start (RT-23): log out without confirmation, then reload the page.
    case "app_clean_cache":
      return member.logout.send({ type: "clean-cache-asked", gameOpen: member.isPlaying() });
    default:
      return undefined;
  }
}

interface Connected {
  readonly launcher: Pick<Launcher, "reconnected"> | undefined;
  realtime(): Pick<Realtime, "changeCurrency"> | undefined;
}

/** Handles changes of the connection's state, and whatever changes the joined channels. */
export function onConnection(
  { store, visitorCurrency }: Pick<App, "store" | "visitorCurrency">,
  { launcher, realtime }: Connected,
  root: Pick<HTMLElement, "dataset">,
): void {
  const show = () => {
    // For style sheets, and for automation from outside.
    root.dataset["connection"] = store.get(connectionAtom);
  };
  show();
  store.sub(connectionAtom, () => {
    show();
    // A game that was quit without a network is left on the platform once the network is back.
    if (store.get(connectionAtom) === "connected") void launcher?.reconnected();
  });
  // Another visitor currency has its own channels.
  store.sub(visitorCurrency, () => realtime()?.changeCurrency());
}

async function warnTransfersDisabled({ page, store }: Pick<App, "store" | "page">): Promise<void> {
  await words.load(page.locale);
  const message = translate(words, page.locale, "shell.transfers_disabled");
  showToast(store, { kind: "warning", message });
}
