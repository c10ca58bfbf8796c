import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { siteDayStart } from "../ground/clock.ts";
import { rowsOf, type Database, type Tx } from "../ground/db/database.ts";
import { personsBelow, type Agent } from "./downline.ts";
import { dayBegins } from "./months.ts";

/** Grouped by member, by day, by level below the agent, and by month. */
export const reportNames = ["downline", "operation", "stratified", "settlement"] as const;
export type ReportName = (typeof reportNames)[number];

export const reportSorts = ["newest", "oldest", "highest", "lowest"] as const;

export interface ReportQuery {
  readonly report: ReportName;
  /** Days of the site's calendar, both inclusive: `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Part of an account name; for the downline report only. */
  readonly account?: string | undefined;
  /** The highest and lowest turnover, or the newest and oldest member, day, level or month. */
  readonly sort: (typeof reportSorts)[number];
  /** Cursor: where the previous page ended. */
  readonly after?: string | undefined;
  readonly limit: number;
}

const minor = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);

const sums = {
  members: v.number(),
  active: v.number(),
  rounds: v.number(),
  paid_in: minor,
  paid_out: minor,
  turnover: minor,
  won: minor,
};

const row = v.object({
  /** The member's id, the day since 1970, the level, or the month as `202611`. */
  id: v.number(),
  account: v.string(),
  level: v.number(),
  joined_at: v.pipe(v.string(), v.transform(Number)),
  ...sums,
});

export type ReportRow = v.InferOutput<typeof row>;

const totals = v.object({ rows: v.number(), ...sums });

export interface ReportPage {
  readonly rows: readonly ReportRow[];
  /** Cursor of the next page; undefined at the end. */
  readonly next: string | undefined;
  /** Of all rows that match the filters, not only of this page. */
  readonly totals: v.InferOutput<typeof totals>;
}

const day = 24 * 60 * 60_000;

const within = (at: SQL, { from, to }: ReportQuery): SQL =>
  sql.join(
    [
      sql`true`,
      ...(from === undefined ? [] : [sql`${at} >= ${siteDayStart(from)}`]),
      ...(to === undefined ? [] : [sql`${at} < ${siteDayStart(to) + day}`]),
    ],
    sql` and `,
  );

/**
 * What the downline did: rounds, and the money that entered or left their own wallets. An open round counts with
 * its stake so far.
 */
const facts = ({ currency }: Agent, query: ReportQuery): SQL => sql`
  fact as (
    select r.member_id, r.at, 1 as rounds, r.stake + r.added as turnover, r.win as won,
      0::bigint as paid_in, 0::bigint as paid_out, 0 as joined
    from game_round r join person p on p.member_id = r.member_id
    where r.currency = ${currency} and ${within(sql`r.at`, query)}
    union all
    select p.member_id, t.at, 0, 0, 0, greatest(e.amount, 0), greatest(-e.amount, 0), 0
    from ledger_entry e
    join account a on a.id = e.account_id
    join ledger_transaction t on t.id = e.transaction_id
    join person p on a.owner = 'member:' || p.member_id
    where a.currency = ${currency} and a.kind in ('main', 'provider-wallet')
      and t.kind not in ('to-provider', 'from-provider', 'round', 'red-envelope', 'roulette')
      and ${within(sql`t.at`, query)}
    union all
    select p.member_id, p.joined_at, 0, 0, 0, 0, 0, 1
    from person p where ${within(sql`p.joined_at`, query)}
  )`;

const localDay = sql`((f.at - ${dayBegins}::bigint) / ${day}::bigint)::int`;
const localMonth = sql`to_char(to_timestamp((f.at - ${dayBegins}::bigint) / 1000) at time zone 'UTC', 'YYYYMM')::int`;

/** What a row represents. Days and months have a row only if something happened; members and levels always have one. */
const groups: Readonly<Record<ReportName, { readonly by: SQL; readonly members: SQL }>> = {
  downline: { by: sql`p.member_id`, members: sql`count(distinct p.member_id)` },
  stratified: { by: sql`p.level`, members: sql`count(distinct p.member_id)` },
  // Those who joined in that period.
  operation: { by: localDay, members: sql`coalesce(sum(f.joined), 0)` },
  settlement: { by: localMonth, members: sql`coalesce(sum(f.joined), 0)` },
};

const isCalendar = ({ report }: ReportQuery) => report === "operation" || report === "settlement";

/** `%` and `_` in a name are ordinary characters. */
const like = (part: string): string => `%${part.toLowerCase().replace(/[%_\\]/g, "\\$&")}%`;

const rowsFrom = (query: ReportQuery): SQL => {
  const { by, members } = groups[query.report];
  const search = query.account ? sql`p.account like ${like(query.account)}` : sql`true`;
  return sql`
    select ${by} as id, min(p.account) as account, min(p.level) as level, min(p.joined_at) as joined_at,
      (${members})::int as members,
      (count(distinct p.member_id) filter (where f.rounds > 0))::int as active,
      coalesce(sum(f.rounds), 0)::int as rounds,
      coalesce(sum(f.turnover), 0)::bigint as turnover, coalesce(sum(f.won), 0)::bigint as won,
      coalesce(sum(f.paid_in), 0)::bigint as paid_in, coalesce(sum(f.paid_out), 0)::bigint as paid_out
    from person p left join fact f on f.member_id = p.member_id
    where ${search} and ${isCalendar(query) ? sql`f.at is not null` : sql`true`}
    group by 1`;
};

/** A member who played on two days counts as one active member in the total. */
const activeInAll = (query: ReportQuery): SQL =>
  query.account
    ? sql`sum(active)::int`
    : sql`(select count(distinct member_id) from fact where rounds > 0)::int`;

export const placePattern = /^(\d{1,18}\.)?\d{1,9}$/;

/** Refers to `line`, where the values are numbers: in the response sums are text, which sorts differently. */
const orders: Readonly<Record<ReportQuery["sort"], { readonly by: SQL; readonly after: SQL }>> = {
  newest: { by: sql`line.id desc`, after: sql`<` },
  oldest: { by: sql`line.id asc`, after: sql`>` },
  highest: { by: sql`line.turnover desc, line.id desc`, after: sql`<` },
  lowest: { by: sql`line.turnover asc, line.id asc`, after: sql`>` },
};

/** Keyset pagination instead of an offset, so that a new member does not shift others to another page. */
const afterOf = ({ sort, after }: ReportQuery): SQL => {
  if (after === undefined) return sql`true`;
  const [first = "", second] = after.split(".");
  const sign = orders[sort].after;
  return second === undefined
    ? sql`id ${sign} ${Number(first)}`
    : sql`(turnover, id) ${sign} (${first}::bigint, ${Number(second)}::int)`;
};

const placeOf = ({ sort }: ReportQuery, { id, turnover }: ReportRow): string =>
  sort === "highest" || sort === "lowest" ? `${turnover}.${id}` : String(id);

const noTotals = {
  rows: 0,
  members: 0,
  active: 0,
  rounds: 0,
  paid_in: 0n,
  paid_out: 0n,
  turnover: 0n,
  won: 0n,
};

/** A page of a report on an agent's downline, with the totals of all rows that match the filters. */
export async function reportOf(
  db: Database | Tx,
  agent: Agent,
  query: ReportQuery,
): Promise<ReportPage> {
  const lines = sql`with recursive ${personsBelow(agent)}, ${facts(agent, query)},
    line as (${rowsFrom(query)})`;
  const texts = sql`paid_in::text, paid_out::text, turnover::text, won::text`;
  const found = await rowsOf(
    db,
    sql`${lines}
      select id, account, level, joined_at::text, members, active, rounds, ${texts}
      from line where ${afterOf(query)} order by ${orders[query.sort].by} limit ${query.limit + 1}`,
    row,
  );
  const [all] = await rowsOf(
    db,
    sql`${lines}
      select count(*)::int as rows, coalesce(sum(members), 0)::int as members,
        coalesce(${activeInAll(query)}, 0)::int as active, coalesce(sum(rounds), 0)::int as rounds,
        coalesce(sum(paid_in), 0)::text as paid_in, coalesce(sum(paid_out), 0)::text as paid_out,
        coalesce(sum(turnover), 0)::text as turnover, coalesce(sum(won), 0)::text as won
      from line`,
    totals,
  );
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  return {
    rows,
    next: found.length > query.limit && last ? placeOf(query, last) : undefined,
    totals: all ?? noTotals,
  };
}
