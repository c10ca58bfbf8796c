export { HeaderBalance } from "./balances/header-balance.desktop.tsx";
