import { lazyView } from "@naluma/ui/later";

/** The wallet comes with its first opening, wherever it is opened from. */
export const WalletSheet = lazyView(() => import("./wallet-sheet.mobile.tsx"));
