import { atom } from "jotai/vanilla";
import type { ReceiptBox } from "./receipt-box.ts";

/** The receipts of this page, once somebody may have some. */
export const receiptBoxAtom = atom<ReceiptBox | undefined>(undefined);

/** The receipts are on screen; with the launch whose receipt is opened, if one was asked for. */
export const openReceiptsAtom = atom<{ readonly launchId?: string } | undefined>(undefined);

/** The launch that has just ended, until the member has seen enough of it. */
export const endedLaunchAtom = atom<string | undefined>(undefined);
