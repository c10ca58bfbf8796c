import { isCurrency, placesOf } from "@naluma/site/currency";
import { minorUnits } from "../../money/decimal.ts";
import type { LimitKind, LimitPeriod, LimitSize } from "./limit.ts";

const maxMinutes: Readonly<Record<LimitPeriod, bigint>> = {
  day: 24n * 60n,
  week: 7n * 24n * 60n,
  month: 31n * 24n * 60n,
};

interface AskedLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Decimal text, or minutes; null means no limit. */
  readonly size: string | null;
}

/** The value of a limit's text; undefined unless it is whole minutes or an amount above zero. */
export const sizeOf = (
  { kind, period, size }: AskedLimit,
  currency: string,
): LimitSize | undefined => {
  if (size === null) return null;
  if (kind === "session") {
    const minutes = /^\d+$/.test(size) ? BigInt(size) : 0n;
    return minutes > 0n && minutes <= maxMinutes[period] ? minutes : undefined;
  }
  const amount = minorUnits(size);
  const isTooFine =
    isCurrency(currency) && placesOf(currency) === 0 && amount && amount % 100n > 0n;
  return isTooFine ? undefined : amount;
};
