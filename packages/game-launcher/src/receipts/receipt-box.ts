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

/** The receipts of the member who is there. They leave the device with the logout. */
export interface ReceiptBox {
  /** Newest first. */
  readonly atom: Atom<readonly Receipt[]>;
  list(): readonly Receipt[];
  /** The member whose receipts these are; nothing for a visitor. */
  owner(): string | undefined;
  /** Keeps a receipt, or a later state of it; passed over when its owner has gone. */
  keep(owner: string, receipt: Receipt): void;
  /** Reads anew what the browser keeps: somebody has logged in or out, or another tab has played. */
  reload(): void;
  /** The platform has told its own: they are those of every device. */
  readonly isFromPlatformAtom: Atom<boolean>;
  /** Asks the platform, and keeps what it says. False where it says nothing. */
  askPlatform(): Promise<boolean>;
}

export interface ReceiptBoxPorts {
  readonly store: Store;
  readonly local: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Site and member; nothing for a visitor. */
  owner(): string | undefined;
  /** What the platform knows; undefined where it tells nothing. */
  fromPlatform(): Promise<readonly ToldReceipt[] | undefined>;
}

/** Receipts as the browser keeps them. A storage that is full, or closed to us, fails nobody: they last as long as the page. */
export function createReceiptBox({
  store,
  local,
  owner,
  fromPlatform,
}: ReceiptBoxPorts): ReceiptBox {
  const receiptsAtom = atom<readonly Receipt[]>([]);
  const isFromPlatformAtom = atom(false);

  /** Receipts of a member who has gone are not read; another tab may write them after the logout. */
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
      // Full, or closed to us: they last as long as the page.
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
