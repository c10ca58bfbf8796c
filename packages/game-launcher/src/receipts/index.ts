export { endedLaunchAtom, openReceiptsAtom, receiptBoxAtom } from "./receipt-atoms.ts";
export { createReceiptBox } from "./receipt-box.ts";
export { getReceipts } from "./receipts.api.ts";
export { Receipts, type ReceiptsProps } from "./receipts.tsx";
export { recordReceipts, type RecordPorts } from "./record-receipts.ts";
export type { WalletSnapshot } from "./wallet-snapshot.ts";
