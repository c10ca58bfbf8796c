import type { Launcher } from "@naluma/game-launcher";
import {
  createReceiptBox,
  endedLaunchAtom,
  getReceipts,
  openReceiptsAtom,
  receiptBoxAtom,
  recordReceipts,
  type WalletSnapshot,
} from "@naluma/game-launcher/receipts";
import { browserClock } from "@naluma/machine/clock";
import { layoutQuery } from "@naluma/member";
import { connectionAtom } from "@naluma/realtime";
import { certainMain, nextWallet, walletKey, walletQuery, wayToReceiptsAtom } from "@naluma/wallet";
import type { App } from "../app/app.ts";

/** Each session of a game leaves a receipt; what the platform says of the wallet stands in it. */
export function launcherToReceipts(app: App, launcher: Launcher, local: Storage): void {
  const { api, page, queryClient, session, store, wallet } = app;

  const box = createReceiptBox({
    store,
    local,
    owner() {
      const memberId = session.memberId();
      return memberId === undefined ? undefined : `${page.settings.siteId}:${memberId}`;
    },
    async fromPlatform() {
      // Only a sandbox keeps them, and only a site with play money is on one.
      if (!page.settings.playMoney) return undefined;
      // Under the wallet's key: a logout gives up what is still being read there.
      const queryKey = [...walletKey, session.memberId(), "receipts"];
      return queryClient
        .fetchQuery({
          queryKey,
          staleTime: 0,
          meta: { quiet: true },
          queryFn: ({ signal }) => api.read(getReceipts, {}, signal),
        })
        .catch(() => undefined);
    },
  });
  session.onChange(box.reload);
  store.set(receiptBoxAtom, box);
  store.set(wayToReceiptsAtom, { show: () => store.set(openReceiptsAtom, {}) });

  const mainNow = () =>
    certainMain(
      queryClient.getQueryState(layoutQuery(api, session.current()).queryKey),
      store.get(connectionAtom) === "connected",
    );

  async function nextWalletSnapshot(): Promise<WalletSnapshot | undefined> {
    const next = await nextWallet(queryClient, walletQuery(api, session.current()));
    if (!next) return undefined;
    const held = Object.fromEntries(next.rows.map(({ provider, cash }) => [provider, cash]));
    return { main: next.main, held };
  }

  recordReceipts({
    launcher,
    clock: browserClock,
    box,
    currency: () => session.member()?.currency ?? "",
    mainNow,
    nextWalletSnapshot,
    refreshWallet: wallet.refresh,
    balanceNotReturned: wallet.markUnreturned,
    notice: (launchId) => store.set(endedLaunchAtom, launchId),
    dropNotice: () => store.set(endedLaunchAtom, undefined),
  });
}
