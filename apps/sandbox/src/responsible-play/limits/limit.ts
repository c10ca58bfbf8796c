import { decimalsOf, minorUnits } from "../../money/amounts.ts";

export const limitKinds = ["deposit", "loss", "session"] as const;
export const limitPeriods = ["day", "week", "month"] as const;

export type LimitKind = (typeof limitKinds)[number];
export type LimitPeriod = (typeof limitPeriods)[number];

/** Minor units of a deposit or loss limit, minutes of a session limit; null means no limit. */
export type LimitSize = bigint | null;

export interface Limit {
  readonly size: LimitSize;
  /** The size that replaces it from then on, in ms since 1970. */
  readonly pending?: { readonly size: LimitSize; readonly from: number } | undefined;
}

export const noLimit: Limit = { size: null };

/** A raised limit takes effect only after a day, to give the member time to reconsider. */
export const raiseDelay = 24 * 60 * 60_000;

/** The limit at a given time: a pending one that is due by then applies. */
export const limitAt = ({ size, pending }: Limit, now: number): Limit =>
  pending && pending.from <= now ? { size: pending.size } : { size, ...(pending && { pending }) };

const isLower = (wanted: LimitSize, than: LimitSize): boolean =>
  wanted !== null && (than === null || wanted < than);

/** A lower limit applies at once; a higher one, or none at all, only after a day. It replaces any pending one. */
export function withSize(limit: Limit, wanted: LimitSize, now: number): Limit {
  const { size, pending } = limitAt(limit, now);
  if (wanted === size || isLower(wanted, size)) return { size: wanted };
  // Requesting the same size again does not restart the wait.
  if (pending && pending.size === wanted) return { size, pending };
  return { size, pending: { size: wanted, from: now + raiseDelay } };
}

export const withoutPending = (limit: Limit, now: number): Limit => ({
  size: limitAt(limit, now).size,
});

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
  const isTooFine = decimalsOf(currency) === 0 && amount && amount % 100n > 0n;
  return isTooFine ? undefined : amount;
};
