export { HeaderBalance } from "./balances/header-balance.mobile.tsx";
export { WalletSheet } from "./panel/wallet-on-demand.mobile.tsx";
