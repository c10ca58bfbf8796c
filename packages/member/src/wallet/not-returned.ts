import type { Store } from "@naluma/machine";
import { atom, type Atom } from "jotai/vanilla";
import { stillOut, type Wallet } from "./wallet.ts";

/** Providers whose leave call failed. The launcher marks, the platform's balance unmarks. */
export interface NotReturned {
  readonly providersAtom: Atom<readonly string[]>;
  mark(provider: string): void;
  /** The wallet was read: what is empty there has come back. */
  compare(wallet: Wallet): void;
  clear(): void;
}

export function createNotReturned(store: Store): NotReturned {
  const place = atom<readonly string[]>([]);
  return {
    providersAtom: atom((get) => get(place)),
    mark(provider) {
      const marked = store.get(place);
      if (!marked.includes(provider)) store.set(place, [...marked, provider]);
    },
    compare(wallet) {
      const marked = store.get(place);
      const still = stillOut(marked, wallet);
      if (still.length !== marked.length) store.set(place, still);
    },
    clear: () => store.set(place, []),
  };
}
