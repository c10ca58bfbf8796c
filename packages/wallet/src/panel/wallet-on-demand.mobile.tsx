import { lazyView } from "@naluma/ui/lazy-view";

/** The wallet loads when it is first opened from anywhere. */
export const WalletSheet = lazyView(() => import("./wallet-sheet.mobile.tsx"));
