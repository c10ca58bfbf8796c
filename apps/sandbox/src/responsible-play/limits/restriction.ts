import type { Database, Tx } from "../../ground/db/database.ts";
import type { LimitKind, LimitPeriod } from "./limit.ts";
import { periodEnd, periodStart } from "./periods.ts";
import { exclusionsOf, limitsOf } from "./stored-limits.ts";
import { usedSince, type Player } from "./used.ts";

const minute = 60_000n;

/** Why the member's own limit or time-out currently prevents playing or depositing, and until when: ms since 1970. */
export type PlayRestriction =
  | { readonly why: "time-out"; readonly until: number }
  | {
      readonly why: `${LimitKind}-limit`;
      readonly until: number;
      readonly period: LimitPeriod;
      /** In minor units, or minutes. */
      readonly size: bigint;
    };

/** The requested addition to the amount that a limit counts, in minor units. */
type More = Readonly<Partial<Record<LimitKind, bigint>>>;

/** The limit that would be exceeded; of several the one that lasts longest. The caller has locked the member. */
const limitPassed = async (
  db: Database | Tx,
  player: Player,
  { more, now }: { readonly more: More; readonly now: number },
): Promise<PlayRestriction | undefined> => {
  let found: PlayRestriction | undefined;
  for (const { kind, period, size } of await limitsOf(db, player.memberId, now)) {
    const added = more[kind];
    if (size === null || added === undefined) continue;
    const until = periodEnd(period, now);
    if (found && found.until >= until) continue;
    const used = await usedSince(db, player, kind, { from: periodStart(period, now), now });
    const isPassed = kind === "session" ? used >= size * minute : used + added > size;
    if (isPassed) found = { why: `${kind}-limit`, until, period, size };
  }
  return found;
};

const timeOut = async (
  db: Database | Tx,
  { memberId }: Player,
  now: number,
): Promise<PlayRestriction | undefined> => {
  const exclusions = await exclusionsOf(db, memberId, now);
  const until = exclusions["self-exclusion"] ?? exclusions["time-out"];
  return until === undefined ? undefined : { why: "time-out", until };
};

export const restrictionOnRound = async (
  db: Database | Tx,
  player: Player,
  { stake, now }: { readonly stake: bigint; readonly now: number },
): Promise<PlayRestriction | undefined> =>
  (await timeOut(db, player, now)) ??
  (await limitPassed(db, player, { more: { session: 0n, loss: stake }, now }));

/** Whether the stake of an open round may be raised. It may be finished in any case, so time does not count. */
export const restrictionOnRaise = (
  db: Database | Tx,
  player: Player,
  { stake, now }: { readonly stake: bigint; readonly now: number },
): Promise<PlayRestriction | undefined> => limitPassed(db, player, { more: { loss: stake }, now });

export const restrictionOnVisit = async (
  db: Database | Tx,
  player: Player,
  now: number,
): Promise<PlayRestriction | undefined> =>
  (await timeOut(db, player, now)) ??
  (await limitPassed(db, player, { more: { session: 0n }, now }));

/**
 * Whether another person may send money to the member. With a deposit limit every amount is refused, because
 * otherwise a sender could find out the limit by trying amounts.
 */
export const mayBeSentMoney = async (
  db: Database | Tx,
  player: Player,
  now: number,
): Promise<boolean> => {
  const limits = await limitsOf(db, player.memberId, now);
  const isLimited = limits.some(({ kind, size }) => kind === "deposit" && size !== null);
  return !isLimited && (await timeOut(db, player, now)) === undefined;
};

export const restrictionOnDeposit = async (
  db: Database | Tx,
  player: Player,
  { amount, now }: { readonly amount: bigint; readonly now: number },
): Promise<PlayRestriction | undefined> =>
  (await timeOut(db, player, now)) ??
  (await limitPassed(db, player, { more: { deposit: amount }, now }));
