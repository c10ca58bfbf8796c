import type { WalletPanelProps } from "../panel/wallet-panel.tsx";
import type { MainBalance } from "./use-total-balance.ts";

export interface HeaderBalanceProps extends Pick<WalletPanelProps, "providerName"> {
  main: MainBalance;
}
