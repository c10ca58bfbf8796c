export const limitKinds = ["deposit", "loss", "session"] as const;
export const limitPeriods = ["day", "week", "month"] as const;

export type LimitKind = (typeof limitKinds)[number];
export type LimitPeriod = (typeof limitPeriods)[number];

/** Minor units of a deposit or loss limit, minutes of a session limit; null is no limit. */
export type LimitSize = bigint | null;

export interface Limit {
  readonly size: LimitSize;
  /** What stands in its place from then on, in ms since 1970. */
  readonly pending?: { readonly size: LimitSize; readonly from: number } | undefined;
}

export const noLimit: Limit = { size: null };

/** A member who wants more sleeps over it. */
export const raiseDelay = 24 * 60 * 60_000;

/** The limit as it stands at a moment: what was pending until then is in force. */
export const limitAt = ({ size, pending }: Limit, now: number): Limit =>
  pending && pending.from <= now ? { size: pending.size } : { size, ...(pending && { pending }) };

const isLower = (wanted: LimitSize, than: LimitSize): boolean =>
  wanted !== null && (than === null || wanted < than);

/** Lower at once; higher, or none at all, only after a day. What was pending before is forgotten. */
export function withSize(limit: Limit, wanted: LimitSize, now: number): Limit {
  const { size, pending } = limitAt(limit, now);
  if (wanted === size || isLower(wanted, size)) return { size: wanted };
  // Sent again it is the same wish: it does not begin to wait anew.
  if (pending && pending.size === wanted) return { size, pending };
  return { size, pending: { size: wanted, from: now + raiseDelay } };
}

/** What was pending is called off. */
export const withoutPending = (limit: Limit, now: number): Limit => ({
  size: limitAt(limit, now).size,
});
