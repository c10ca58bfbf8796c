import { lineCount } from "@naluma/game-engines/slot/pays";
import { isCurrency } from "@naluma/site/currency";
import type { Currency } from "@naluma/site/currency";

/** What one step of the ladder is worth, in whole units: about the same everywhere. */
const unit: Readonly<Record<Currency, number>> = {
  USD: 1,
  RMB: 5,
  VND: 20_000,
  WON: 1_000,
  JPY: 100,
  THB: 25,
  INR: 50,
  MMK: 2_000,
  BRL: 5,
  BDT: 100,
  NGN: 1_000,
  GP: 1,
};

/** In hundredths of the unit; every one divides by the number of lines. */
const ladder = [20, 40, 100, 200, 400, 1_000, 2_000, 5_000, 10_000];

/** The stakes of a currency in minor units, smallest first. A currency not listed plays as USD does. */
export function stakesIn(currency: string): readonly bigint[] {
  const worth = BigInt(isCurrency(currency) ? unit[currency] : 1);
  return ladder.map((step) => BigInt(step) * worth);
}

/** What a game opens with. */
export const firstStake = (currency: string): bigint => stakesIn(currency)[3] ?? BigInt(lineCount);
