export { keepReceipts } from "./record-receipts.ts";
export { openReceiptsAtom } from "./receipt-box.ts";
export { getReceipts } from "./receipts.api.ts";
export { Receipts, type ReceiptsProps } from "./receipts.tsx";
export type { WalletSnapshot } from "./wallet-snapshot.ts";
