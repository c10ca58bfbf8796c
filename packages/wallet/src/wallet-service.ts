import type { Machine } from "@naluma/machine";
import { browserClock, type Clock } from "@naluma/machine/clock";
import { onDemand } from "@naluma/machine/on-demand";
import { hasLeft } from "@naluma/site/who";
import { atom, type Atom } from "jotai/vanilla";
import type { Balances } from "./balances/balances.ts";
import { createEye, type Eye } from "./balances/eye.ts";
import { walletKey } from "./keys.ts";
import type { ReturnAllEvent, ReturnAllState } from "./return-all/return-all.machine.ts";
import type { UnreturnedBalances } from "./unreturned-balances/unreturned-balances.ts";
import type { createWalletParts, WalletParts } from "./wallet-parts.ts";
import type { WalletPorts } from "./wallet.ports.ts";

/** The wallet of whoever is at the page. */
export interface WalletService {
  readonly ports: WalletPorts;
  readonly clock: Clock;
  readonly balances: Balances;
  /**
   * Refetches main balance and wallet; the query client shows failures. For the launcher and the
   * events.
   */
  refresh(): void;
  /** Somebody asked for the refetch, and it is not over. */
  readonly refreshingAtom: Atom<boolean>;
  /** Brings everything back, by the lobby's own call. */
  readonly returnAll: Machine<ReturnAllState, ReturnAllEvent>;
  /** The same by the member centre's call, with its own shorter wait. */
  readonly getBack: Machine<ReturnAllState, ReturnAllEvent>;
  readonly eye: Eye;
  readonly unreturned: Pick<UnreturnedBalances, "providersAtom">;
  /** A leave call failed: the wallet says so of this provider until the platform's balance does not. */
  markUnreturned(provider: string): void;
  /** Fetches what only a member needs, before it is asked for. A network that fails later takes nothing away then. */
  prepare(): void;
  /** Gives up what is being read with the member's token. */
  stopReading(): void;
}

interface PartsModule {
  readonly createWalletParts: typeof createWalletParts;
}

const ready: ReturnAllState = { at: "ready" };
const none: readonly string[] = [];

/** What only a member needs is fetched with the first thing that is asked of it, by `load`. */
export function createWalletService(
  ports: WalletPorts,
  load: () => PartsModule | Promise<PartsModule> = () => import("./signed-in.ts"),
): WalletService {
  const { store, queryClient, session, clock = browserClock } = ports;
  const make = (module: PartsModule) => module.createWalletParts({ ...ports, clock });
  const parts = onDemand<WalletParts>(store, () => {
    const module = load();
    return module instanceof Promise ? module.then(make) : make(module);
  });

  const balances: Balances = {
    refresh: () => parts.ask((here) => here.balances.refresh()),
    moved: (main) => parts.order((here) => here.balances.moved(main)),
    returned: () => parts.order((here) => here.balances.returned()),
  };
  const refresh = () => void balances.refresh().catch(() => undefined);

  session.onChange((now, before) => {
    if (!hasLeft(now, before)) return;
    queryClient.removeQueries({ queryKey: walletKey });
    store.get(parts.atom)?.reset();
  });

  return {
    ports,
    clock,
    balances,
    refresh,
    refreshingAtom: atom((get) => {
      const here = get(parts.atom);
      return here !== undefined && get(here.refreshingAtom);
    }),
    returnAll: parts.machine(ready, (here) => here.returnAll),
    getBack: parts.machine(ready, (here) => here.getBack),
    eye: createEye(store, ports.local),
    unreturned: {
      providersAtom: atom((get) => {
        const here = get(parts.atom);
        return here ? get(here.unreturned.providersAtom) : none;
      }),
    },
    markUnreturned(provider) {
      parts.order((here) => here.unreturned.mark(provider));
      refresh();
    },
    prepare: () => parts.order(() => undefined),
    stopReading: () => void queryClient.cancelQueries({ queryKey: walletKey }),
  };
}
