import { openReceiptsAtom } from "@naluma/game-launcher/receipts";
import type { Store } from "@naluma/machine";

/** The wallet leads to the receipts of the games that its money went to. */
export const showReceipts = (store: Store): void => store.set(openReceiptsAtom, {});
