import type { Machine } from "@naluma/machine";
import { browserClock, type Clock } from "@naluma/machine/clock";
import { hasLeft } from "@naluma/site/who";
import { hashKey } from "@tanstack/react-query";
import { atom, type Atom } from "jotai/vanilla";
import { createBalances, type Balances } from "./balances/balances.ts";
import { createEye, type Eye } from "./balances/hidden-amounts.ts";
import { walletQuery } from "./balances/wallet.api.ts";
import { walletQueryKeys } from "./query-keys.ts";
import type { ReturnAllEvent, ReturnAllState } from "./return-all/return-all.machine.ts";
import { createReturnAll } from "./return-all/return-all.runner.ts";
import {
  createUnreturnedBalances,
  type UnreturnedBalances,
} from "./unreturned-balances/unreturned-balances.ts";
import { notifyByToast } from "./user-message.ts";
import type { WalletPorts } from "./wallet-service.ports.ts";
import { restWords } from "./words.rest.ts";

/** Links the wallet to the receipts of the games that its money went to. */
interface ReceiptsLink {
  show(): void;
}

/** Set by the feature that keeps receipts; until then the wallet shows no link. */
export const wayToReceiptsAtom = atom<ReceiptsLink | undefined>(undefined);

export interface WalletService {
  readonly ports: WalletPorts;
  readonly clock: Clock;
  readonly balances: Balances;
  /**
   * Refetches main balance and wallet; the query client shows errors. For the launcher and for
   * events.
   */
  refresh(): void;
  /** True while a requested refetch is pending. */
  readonly refreshingAtom: Atom<boolean>;
  /** Returns all money with the lobby's own call. */
  readonly returnAll: Machine<ReturnAllState, ReturnAllEvent>;
  /** Returns all money with the member centre's call, which has a shorter wait. */
  readonly getBack: Machine<ReturnAllState, ReturnAllEvent>;
  readonly eye: Eye;
  readonly unreturned: Pick<UnreturnedBalances, "providersAtom">;
  /** A leave call failed: the wallet marks this provider until the platform's balance clears it. */
  markUnreturned(provider: string): void;
  /** Loads the texts of a return in advance, because the network may be gone when it is pressed. */
  prepare(): void;
  /** Aborts reads that use the member's token. */
  stopReading(): void;
}

export function createWalletService(ports: WalletPorts): WalletService {
  const { store, api, queryClient, session, clock = browserClock, askToLogIn } = ports;
  const read = createBalances({ ...ports, clock });

  const refreshesAtom = atom(0);
  const count = (by: number) => store.set(refreshesAtom, (running) => running + by);
  const balances: Balances = {
    ...read,
    async refresh() {
      count(1);
      await read.refresh().finally(() => count(-1));
    },
  };
  const refresh = () => void balances.refresh().catch(() => undefined);

  const returnPorts = {
    store,
    api,
    clock,
    notify: notifyByToast(store, ports.locale),
    refresh: () => void read.refresh().catch(() => undefined),
    askToLogIn,
  };
  const returnAll = createReturnAll("return-all", returnPorts);
  const getBack = createReturnAll("get-back", returnPorts);
  const { siteId } = ports.settings;
  const unreturned = createUnreturnedBalances({ store, local: ports.local, session, siteId });

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const { queryKey } = walletQuery(api, session.current());
    if (event.query.queryHash !== hashKey(queryKey)) return;
    const wallet = queryClient.getQueryData(queryKey);
    if (wallet) unreturned.compare(wallet);
  });

  session.onChange((now, before) => {
    if (!hasLeft(now, before)) return;
    queryClient.removeQueries({ queryKey: walletQueryKeys.all });
    returnAll.send({ type: "reset" });
    getBack.send({ type: "reset" });
  });

  return {
    ports,
    clock,
    balances,
    refresh,
    refreshingAtom: atom((get) => get(refreshesAtom) > 0),
    returnAll,
    getBack,
    eye: createEye(store, ports.local),
    unreturned,
    markUnreturned(provider) {
      unreturned.mark(provider);
      refresh();
    },
    prepare: () => void restWords.load(ports.locale()).catch(() => undefined),
    stopReading: () => void queryClient.cancelQueries({ queryKey: walletQueryKeys.all }),
  };
}
