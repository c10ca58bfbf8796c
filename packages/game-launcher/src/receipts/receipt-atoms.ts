import { atom } from "jotai/vanilla";
import type { ReceiptBox } from "./receipt-box.ts";

/** The receipts of this page; undefined until there can be any. */
export const receiptBoxAtom = atom<ReceiptBox | undefined>(undefined);

/** Set while the receipts are open, with the launch whose receipt is expanded, if one was requested. */
export const openReceiptsAtom = atom<{ readonly launchId?: string } | undefined>(undefined);

/** The launch that has just ended, until its notice is dismissed. */
export const endedLaunchAtom = atom<string | undefined>(undefined);
