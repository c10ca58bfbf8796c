import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useWalletService } from "../use-wallet-service.ts";

/**
 * Fetches the balance when the page becomes visible again during a game: a platform need not announce
 * rounds, and the contract does not require it.
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
