import { useWho } from "@naluma/site/use-who";
import type { Who } from "@naluma/site/who";
import { createContext, use } from "react";
import type { WalletService } from "./wallet-service.ts";

export const WalletContext = createContext<WalletService | undefined>(undefined);

export function useWalletService(): WalletService {
  const wallet = use(WalletContext);
  if (!wallet) throw new Error("useWalletService needs a <WalletContext> above it");
  return wallet;
}

export const useOwner = (): Who => useWho(useWalletService().ports.session);
