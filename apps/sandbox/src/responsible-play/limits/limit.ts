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
