import { lazyView } from "@naluma/ui/lazy-view";

/** The wallet comes with its first opening, wherever it is opened from. */
export const WalletSheet = lazyView(() => import("./wallet-sheet.mobile.tsx"));
