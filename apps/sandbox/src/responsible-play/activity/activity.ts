import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, type Database } from "../../ground/db/database.ts";
import { memberOwner } from "../../ledger/accounts.ts";
import { visits } from "../visits.ts";
import type { Period } from "./periods.ts";

/** The member and currency of the figures: sums across currencies would be meaningless. */
export interface ActivityOwner {
  readonly id: number;
  readonly currency: string;
}

/** Minor units are selected as text, because the two databases return 8-byte integers differently. */
const minor = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);

const sums = {
  staked: minor,
  won: minor,
  deposits: minor,
  withdrawals: minor,
};

export interface Activity {
  readonly staked: bigint;
  readonly won: bigint;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  /** Time spent in games, in ms. */
  readonly played: number;
}

/** Gifts do not count as paid in. */
const paidIn = sql`kind not in ('round', 'red-envelope', 'roulette') and amount > 0`;

/** As in the member's records; transfers between own wallets count as none of the four, and neither do gifts. */
const columns = sql`
  coalesce(sum(case when kind = 'round' and amount < 0 then -amount end), 0)::text as staked,
  coalesce(sum(case when kind = 'round' and amount > 0 then amount end), 0)::text as won,
  coalesce(sum(case when ${paidIn} then amount end), 0)::text as deposits,
  coalesce(sum(case when kind <> 'round' and amount < 0 then -amount end), 0)::text as withdrawals`;

const ownEntries = ({ id, currency }: ActivityOwner, starts: number, ends: number): SQL => sql`
  select t.at, t.kind, e.amount
  from ledger_entry e
  join account a on a.id = e.account_id
  join ledger_transaction t on t.id = e.transaction_id
  where a.owner = ${memberOwner(id)} and a.currency = ${currency}
    and a.kind in ('main', 'provider-wallet') and t.kind not in ('to-provider', 'from-provider')
    and t.at >= ${starts} and t.at < ${ends}`;

const list = (moments: readonly number[]): SQL =>
  sql`array[${sql.join(
    moments.map((at) => sql`${at}::bigint`),
    sql`, `,
  )}]`;

export const nothing: Activity = { staked: 0n, won: 0n, deposits: 0n, withdrawals: 0n, played: 0 };

const place = v.number();

/** The member's activity in each of the periods, which are consecutive without gaps. */
export async function activityOf(
  db: Database,
  owner: ActivityOwner,
  periods: readonly Period[],
  now: number,
): Promise<readonly (Activity & { readonly period: Period })[]> {
  const starts = periods.map((period) => period.starts);
  const ends = periods.map((period) => period.ends);
  const [money, time] = await Promise.all([
    rowsOf(
      db,
      sql`with own as (${ownEntries(owner, starts[0] ?? now, ends.at(-1) ?? now)})
        select width_bucket(at, ${list(starts)}) as place, ${columns} from own group by place`,
      v.object({ place, ...sums }),
    ),
    rowsOf(
      db,
      sql`select p.place::int as place,
          sum(least(v.ends_at, p.ends) - greatest(v.opened_at, p.starts))::text as played
        from unnest(${list(starts)}, ${list(ends)}) with ordinality as p(starts, ends, place)
        join (${visits(owner.id, now)}) as v on v.opened_at < p.ends and v.ends_at > p.starts
        where v.currency = ${owner.currency}
        group by p.place`,
      v.object({ place, played: v.pipe(v.string(), v.transform(Number)) }),
    ),
  ]);
  const moneyAt = new Map(money.map(({ place: at, ...found }) => [at, found]));
  const playedAt = new Map(time.map((found) => [found.place, found.played]));
  return periods.map((period, index) => ({
    ...nothing,
    ...moneyAt.get(index + 1),
    period,
    played: playedAt.get(index + 1) ?? 0,
  }));
}

/** Stakes and wins since the beginning of a session. */
export async function playedSince(
  db: Database,
  owner: ActivityOwner,
  starts: number,
): Promise<Pick<Activity, "staked" | "won">> {
  const [found] = await rowsOf(
    db,
    sql`with own as (${ownEntries(owner, starts, Number.MAX_SAFE_INTEGER)})
      select ${columns} from own`,
    v.object(sums),
  );
  return found ?? nothing;
}
