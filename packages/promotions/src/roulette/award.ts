import { toMinor } from "@naluma/site/amounts";
import type { AwardSize } from "@naluma/ui/award-dialog";

/** The terms of a wheel, as far as they are known. */
export interface WheelTerms {
  /** The cost of one spin, as decimal text. */
  readonly cost: string;
  readonly prizes: readonly { readonly id: number; readonly amount: string | undefined }[];
}

const isAmount = (text: string): boolean => /^\d{1,12}(\.\d+)?$/.test(text);

/**
 * The cash value of a prize: from the terms, or else from a name that is decimal text. Undefined if it is not money.
 */
export function cashOf(
  prizeId: number,
  name: string | undefined,
  terms: WheelTerms | undefined,
): string | undefined {
  const known = terms?.prizes.find(({ id }) => id === prizeId);
  if (known) return known.amount;
  return name !== undefined && isAmount(name) ? name : undefined;
}

/** A win can be large from this multiple of the cost on, as in the games. */
const largeTimes = 10n;

/**
 * The size of the celebration, never exaggerated. None if the prize does not exceed the cost of the spin; large only in
 * the upper fifth of this wheel's amounts.
 *
 * @param amounts those of all the wheel's prizes
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
