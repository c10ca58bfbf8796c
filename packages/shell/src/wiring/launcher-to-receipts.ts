import type { Launcher } from "@naluma/game-launcher";
import {
  createReceiptBox,
  endedLaunchAtom,
  openReceiptsAtom,
  receiptBoxAtom,
  recordReceipts,
  type WalletSnapshot,
} from "@naluma/game-launcher/receipts";
import { browserClock } from "@naluma/machine/clock";
import { layoutQuery, walletQuery } from "@naluma/member";
import { wayToReceiptsAtom } from "@naluma/member/receipts";
import { connectionAtom } from "@naluma/realtime";
import { hashKey } from "@tanstack/react-query";
import type { App } from "../app/app.ts";

/** An answer about the wallet that has not come by then is of no use to a receipt any more. In milliseconds. */
const timeout = 10_000;

/** Each session of a game leaves a receipt; what the platform says of the wallet stands in it. */
export function launcherToReceipts(app: App, launcher: Launcher, local: Storage): void {
  const { api, member, page, queryClient, session, store } = app;

  const box = createReceiptBox({
    store,
    local,
    owner() {
      const memberId = session.memberId();
      return memberId === undefined ? undefined : `${page.settings.siteId}:${memberId}`;
    },
  });
  session.onChange(box.reload);
  store.set(receiptBoxAtom, box);
  store.set(wayToReceiptsAtom, { show: () => store.set(openReceiptsAtom, {}) });

  /** Certain only while real time tells of every change, and nothing is being read anew. */
  function mainNow(): string | undefined {
    if (store.get(connectionAtom) !== "connected") return undefined;
    const layout = queryClient.getQueryState(layoutQuery(api, session.current()).queryKey);
    const isCertain =
      layout?.status === "success" && layout.fetchStatus === "idle" && !layout.isInvalidated;
    return isCertain ? layout.data?.cash : undefined;
  }

  function nextWalletSnapshot(): Promise<WalletSnapshot | undefined> {
    const { queryKey } = walletQuery(api, session.current());
    const hash = hashKey(queryKey);
    return new Promise((resolve) => {
      const settle = (snapshot?: WalletSnapshot) => {
        stop();
        cancel();
        resolve(snapshot);
      };
      const stop = queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || event.query.queryHash !== hash) return;
        // What an event put there is no answer.
        if (event.action.type !== "success" || event.action.manual) return;
        const wallet = queryClient.getQueryData(queryKey);
        if (!wallet) return;
        const held = Object.fromEntries(wallet.rows.map(({ provider, cash }) => [provider, cash]));
        settle({ main: wallet.main, held });
      });
      const cancel = browserClock.setTimeout(() => settle(), timeout);
    });
  }

  recordReceipts({
    launcher,
    clock: browserClock,
    box,
    currency: () => session.member()?.currency ?? "",
    mainNow,
    nextWalletSnapshot,
    refreshWallet: member.refreshWallet,
    balanceNotReturned: member.moneyNotReturned,
    notice: (launchId) => store.set(endedLaunchAtom, launchId),
    dropNotice: () => store.set(endedLaunchAtom, undefined),
  });
}
