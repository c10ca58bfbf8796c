import { late } from "@naluma/ui/later";

/** The wallet comes with its first opening, wherever it is opened from. */
export const { View: WalletSheet } = late(() => import("./wallet-sheet.mobile.tsx"));
