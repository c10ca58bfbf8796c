import type { Receipt, ToldReceipt } from "./receipt.ts";

/** A session that ended well. */
export const receiptOf = (known: Partial<Receipt> = {}): Receipt => ({
  launchId: "8f14e45f-ceea-4b2a-9d3e-2f6d1c3b7a90",
  game: "Jade Koi River",
  provider: "GPJL",
  providerName: "Harbourline",
  currency: "USD",
  start: Date.UTC(2026, 10, 22, 7, 0, 12),
  end: Date.UTC(2026, 10, 22, 7, 31, 5),
  isFoundLate: false,
  moneyIn: "1000.00",
  moneyOut: "1012.34",
  back: "all",
  rounds: null,
  result: null,
  openStake: null,
  ...known,
});

export const toldReceipt = (known: Partial<ToldReceipt> = {}): ToldReceipt => ({
  ...receiptOf(known),
  isOpened: true,
  ...known,
});
