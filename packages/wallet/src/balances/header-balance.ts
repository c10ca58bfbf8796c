import type { WalletPanelProps } from "../panel/wallet-panel.tsx";
import type { MainBalance } from "./use-main-balance.ts";

export interface HeaderBalanceProps extends Pick<WalletPanelProps, "providerName"> {
  main: MainBalance;
}
