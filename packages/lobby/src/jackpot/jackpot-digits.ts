import { placesOf, type Currency } from "@naluma/site/currency";
import type { JackpotFigures } from "@naluma/ui/jackpot";

/** As many integer digits the jackpot shows at least (LOBBY-33). */
const integerDigits = 10;

/**
 * `"12345.67"` is shown as 0000012345 and 67: padded with zeros, never cut, no separators, and decimals only
 * where the currency has them.
 * `amount` is decimal text with two places; a negative one is nobody's jackpot and counts as unknown.
 */
export function jackpotDigits(amount: string, currency: Currency): JackpotFigures | undefined {
  const [, whole, decimals] = /^(\d+)\.(\d\d)$/.exec(amount) ?? [];
  if (whole === undefined || decimals === undefined) return undefined;
  const integer = whole.replace(/^0+/, "");
  return {
    zeros: "0".repeat(Math.max(0, integerDigits - integer.length)),
    integer,
    decimals: decimals.slice(0, placesOf(currency)),
  };
}
