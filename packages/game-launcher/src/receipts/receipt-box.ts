import type { Store } from "@naluma/machine";
import { localKeys } from "@naluma/site/stored";
import { atom, type Atom } from "jotai/vanilla";
import {
  readStoredReceipts,
  withPlatform,
  withReceipt,
  type Receipt,
  type ToldReceipt,
} from "./receipt.ts";

/** The receipts of the current member. They are removed from the device at logout. */
export interface ReceiptBox {
  /** Newest first. */
  readonly atom: Atom<readonly Receipt[]>;
  list(): readonly Receipt[];
  /** The member whose receipts these are; undefined for a visitor. */
  owner(): string | undefined;
  /** Stores a receipt, or a later state of it; ignored once its owner has logged out. */
  keep(owner: string, receipt: Receipt): void;
  /** Reads the stored receipts again after a login or logout, or when another tab has played. */
  reload(): void;
  /** The platform has delivered its receipts, which cover every device. */
  readonly isFromPlatformAtom: Atom<boolean>;
  /** Fetches the platform's receipts and stores them. False if it keeps none, or cannot be reached. */
  askPlatform(): Promise<boolean>;
}

export interface ReceiptBoxPorts {
  readonly store: Store;
  readonly local: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Site and member; undefined for a visitor. */
  owner(): string | undefined;
  /** The platform's receipts; undefined if it keeps none, or cannot be reached. */
  fromPlatform(): Promise<readonly ToldReceipt[] | undefined>;
}

/** The receipts stored in the browser. If the storage is full or blocked, they last as long as the page. */
export function createReceiptBox({
  store,
  local,
  owner,
  fromPlatform,
}: ReceiptBoxPorts): ReceiptBox {
  const receiptsAtom = atom<readonly Receipt[]>([]);
  const isFromPlatformAtom = atom(false);

  /** Ignores receipts of a member who has logged out; another tab may still write them after the logout. */
  function readStored(): readonly Receipt[] {
    const found = readStoredReceipts(local.getItem(localKeys.receipts));
    if (found && found.owner === owner()) return found.receipts;
    local.removeItem(localKeys.receipts);
    return [];
  }

  function write(whose: string, receipts: readonly Receipt[]) {
    store.set(receiptsAtom, receipts);
    try {
      local.setItem(localKeys.receipts, JSON.stringify({ owner: whose, receipts }));
    } catch {
      // Full or blocked: the receipts last as long as the page.
    }
  }

  function reload() {
    store.set(receiptsAtom, readStored());
  }
  reload();

  return {
    atom: atom((get) => get(receiptsAtom)),
    list: () => store.get(receiptsAtom),
    owner,
    keep(whose, receipt) {
      if (whose === owner()) write(whose, withReceipt(readStored(), receipt));
    },
    reload,
    isFromPlatformAtom,
    async askPlatform() {
      const whose = owner();
      const told = whose === undefined ? undefined : await fromPlatform();
      if (told === undefined || whose === undefined || whose !== owner()) return false;
      store.set(isFromPlatformAtom, true);
      write(whose, withPlatform(readStored(), told));
      return true;
    },
  };
}

/** The receipts of this page; undefined until there can be any. */
export const receiptBoxAtom = atom<ReceiptBox | undefined>(undefined);

/** Set while the receipts are open, with the launch whose receipt is expanded, if one was requested. */
export const openReceiptsAtom = atom<{ readonly launchId?: string } | undefined>(undefined);

/** The launch that has just ended, until its notice is dismissed. */
export const endedLaunchAtom = atom<string | undefined>(undefined);
