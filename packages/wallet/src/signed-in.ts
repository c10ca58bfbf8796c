/** What only a member needs of this package, all in one file: fetched with the session. */
export { emptyWallet } from "./balances/wallet.ts";
export { returnAll, getBalanceBack, getWallet } from "./balances/wallet.api.ts";
export { createWalletParts } from "./wallet-parts.ts";
