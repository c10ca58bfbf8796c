import { styled } from "@naluma/ui/later";
import { lazy } from "react";

/** The wallet comes with its first opening, wherever it is opened from. */
export const WalletSheet = lazy(() => styled(import("./wallet-sheet.mobile.tsx")));
