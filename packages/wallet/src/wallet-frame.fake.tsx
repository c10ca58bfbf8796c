import "./later.css";
import { Toaster } from "@naluma/ui/toaster";
import { QueryClientProvider } from "@tanstack/react-query";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { WalletContext } from "./use-wallet-service.ts";
import type { FakeWallet } from "./wallet-service.fake.ts";

/** The context that the shell provides to the wallet, with a fake platform. */
export function WalletFrame({ of, children }: { of: FakeWallet; children: ReactNode }) {
  const { wallet } = of;
  return (
    <Provider store={wallet.ports.store}>
      <QueryClientProvider client={wallet.ports.queryClient}>
        <WalletContext value={wallet}>
          {children}
          <Toaster label="Notices" dismissLabel="Dismiss" repeated={(count) => `${count} times`} />
        </WalletContext>
      </QueryClientProvider>
    </Provider>
  );
}
