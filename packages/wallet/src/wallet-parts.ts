import type { Clock } from "@naluma/machine/clock";
import { hashKey } from "@tanstack/react-query";
import { atom, type Atom } from "jotai/vanilla";
import { createBalances, type Balances } from "./balances/balances.ts";
import { createReturnAll, type ReturnAll } from "./return-all/return-all.runner.ts";
import {
  createUnreturnedBalances,
  type UnreturnedBalances,
} from "./unreturned-balances/unreturned-balances.ts";
import { notifyByToast } from "./user-message.ts";
import { walletQuery } from "./wallet-query.ts";
import type { WalletPorts } from "./wallet.ports.ts";
import { restWords } from "./words.rest.ts";

/** What only a member needs, and only after the first paint: a chunk of its own. */
export interface WalletParts {
  readonly balances: Balances;
  /** Somebody asked for the balances, and they are not read yet. */
  readonly refreshingAtom: Atom<boolean>;
  readonly returnAll: ReturnAll;
  readonly getBack: ReturnAll;
  readonly unreturned: UnreturnedBalances;
  /** The member has gone. */
  reset(): void;
}

interface PartsPorts extends WalletPorts {
  readonly clock: Clock;
}

export function createWalletParts(ports: PartsPorts): WalletParts {
  const { store, api, queryClient, session, clock, askToLogIn } = ports;
  const balances = createBalances(ports);
  // Now, so that they are there when the network is not.
  void restWords.load(ports.locale()).catch(() => undefined);

  const refreshesAtom = atom(0);
  const count = (by: number) => store.set(refreshesAtom, (running) => running + by);
  const refresh = async () => {
    count(1);
    await balances.refresh().finally(() => count(-1));
  };

  const returnPorts = {
    store,
    api,
    clock,
    notify: notifyByToast(store, ports.locale),
    refresh: () => void balances.refresh().catch(() => undefined),
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

  return {
    balances: { ...balances, refresh },
    refreshingAtom: atom((get) => get(refreshesAtom) > 0),
    returnAll,
    getBack,
    unreturned,
    reset() {
      returnAll.send({ type: "reset" });
      getBack.send({ type: "reset" });
    },
  };
}
