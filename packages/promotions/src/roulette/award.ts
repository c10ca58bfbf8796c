import { toMinor } from "@naluma/site/amounts";
import type { AwardSize } from "@naluma/ui/wheel";

/** What the terms say of a wheel, as far as they are known. */
export interface WheelTerms {
  /** Of one spin, as decimal text. */
  readonly cost: string;
  readonly prizes: readonly { readonly id: number; readonly amount: string | undefined }[];
}

const isAmount = (text: string): boolean => /^\d{1,12}(\.\d+)?$/.test(text);

/** What a prize brings in cash: as the terms say, or else a name that is decimal text. Nothing where it is no cash. */
export function cashOf(
  prizeId: number,
  name: string | undefined,
  terms: WheelTerms | undefined,
): string | undefined {
  const known = terms?.prizes.find(({ id }) => id === prizeId);
  if (known) return known.amount;
  return name !== undefined && isAmount(name) ? name : undefined;
}

/** From so many times the cost on a win may be large, as in the games. */
const largeTimes = 10n;

/**
 * How much is made of a prize, never more than it is. Nothing where it brings no more than the spin has cost; large only
 * in the upper fifth of what this wheel holds.
 *
 * @param amounts of all the wheel's prizes
 */
export function awardSize(
  amount: string | undefined,
  cost: string,
  amounts: readonly (string | undefined)[],
): AwardSize {
  const won = toMinor(amount ?? "0");
  const paid = toMinor(cost);
  if (won <= paid) return "none";
  const all = amounts.map((other) => toMinor(other ?? "0"));
  const most = all.reduce((one, other) => (one > other ? one : other), 0n);
  const least = all.reduce((one, other) => (one < other ? one : other), most);
  const isUpperFifth = most > least && (won - least) * 5n >= (most - least) * 4n;
  return isUpperFifth && won >= paid * largeTimes ? "large" : "small";
}
