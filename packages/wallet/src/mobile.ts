export { HeaderBalance, WalletSheet } from "./balances/header-balance.mobile.tsx";
