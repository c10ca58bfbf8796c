import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useWalletService } from "../use-wallet-service.ts";

/**
 * Asks what the member owns when the page becomes visible again while a game is open: a platform need not
 * announce rounds, and no wire says that it does.
 */
export function useAskOnReturn(): void {
  const { ports, balances } = useWalletService();
  const isOpen = useAtomValue(ports.game) === "open";

  useEffect(() => {
    if (!isOpen) return undefined;
    const ask = () => {
      if (document.visibilityState === "visible") balances.moved();
    };
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [isOpen, balances]);
}
