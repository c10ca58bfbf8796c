import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { siteDayStart } from "../ground/clock.ts";
import { rowsOf, type Database } from "../ground/db/database.ts";
import { recordSources, type RecordList, type RecordOwner } from "./record-sources.ts";

export const recordSorts = ["newest", "oldest", "highest", "lowest"] as const;

export interface RecordQuery {
  readonly list: RecordList;
  /** Only these kinds; empty means all. */
  readonly kinds: readonly string[];
  /** Days of the site's calendar, both inclusive: `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort: (typeof recordSorts)[number];
  /** Cursor: where the previous page ended. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Minor units are selected as text, because the two databases return 8-byte integers differently. */
const minor = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);
const instant = v.pipe(v.string(), v.transform(Number));

const record = v.object({
  id: v.number(),
  at: instant,
  kind: v.string(),
  gp_id: v.string(),
  game_code: v.string(),
  /** The change in balance; for a round, its win less its stake. */
  amount: minor,
  paid_in: minor,
  paid_out: minor,
  /** The wallet's balance directly afterwards; only a ledger entry has one. */
  balance: v.nullable(minor),
  rounds: v.number(),
  ended_at: v.nullable(instant),
});

export type MoneyRecord = v.InferOutput<typeof record>;

const totals = v.object({ records: v.number(), paid_in: minor, paid_out: minor });

export interface RecordPage {
  readonly records: readonly MoneyRecord[];
  /** Cursor of the next page; undefined at the end. */
  readonly next: string | undefined;
  /** Of all records that match the filters, not only of this page. */
  readonly totals: v.InferOutput<typeof totals>;
}

const day = 24 * 60 * 60_000;

const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

const filtersOf = ({ kinds, from, to }: RecordQuery): readonly SQL[] => [
  ...(kinds.length === 0
    ? []
    : [
        sql`kind in (${sql.join(
          kinds.map((kind) => sql`${kind}`),
          sql`, `,
        )})`,
      ]),
  ...(from === undefined ? [] : [sql`at >= ${siteDayStart(from)}`]),
  // The site's time zone has no daylight saving time, so every day has 24 hours.
  ...(to === undefined ? [] : [sql`at < ${siteDayStart(to) + day}`]),
];

/** A record's cursor: its amount if sorted by amount, then its id. */
const placeOf = ({ sort }: RecordQuery, { id, amount }: MoneyRecord): string =>
  sort === "highest" || sort === "lowest" ? `${amount}.${id}` : String(id);

export const placePattern = /^(-?\d{1,18}\.)?\d{1,9}$/;

/** Refers to `record`, where amounts are numbers: in the response they are text, which sorts differently. */
const orders: Readonly<Record<RecordQuery["sort"], { readonly by: SQL; readonly after: SQL }>> = {
  newest: { by: sql`record.id desc`, after: sql`<` },
  oldest: { by: sql`record.id asc`, after: sql`>` },
  highest: { by: sql`record.amount desc, record.id desc`, after: sql`<` },
  lowest: { by: sql`record.amount asc, record.id asc`, after: sql`>` },
};

/** Keyset pagination instead of an offset, so that new records do not shift others to another page. */
const afterOf = ({ sort, after }: RecordQuery): readonly SQL[] => {
  if (after === undefined) return [];
  const [first = "", second] = after.split(".");
  const sign = orders[sort].after;
  return second === undefined
    ? [sql`id ${sign} ${Number(first)}`]
    : [sql`(amount, id) ${sign} (${first}::bigint, ${Number(second)}::int)`];
};

/** A page of a member's records, with the sums of all that match the filters. */
export async function recordsOf(
  db: Database,
  owner: RecordOwner,
  query: RecordQuery,
): Promise<RecordPage> {
  const source = recordSources[query.list](owner);
  const filters = filtersOf(query);
  const [rows, [sums]] = await Promise.all([
    rowsOf(
      db,
      sql`with record as (${source})
        select id, at::text, kind, gp_id, game_code, amount::text, paid_in::text, paid_out::text,
          balance::text, rounds::int, ended_at::text
        from record where ${all([...filters, ...afterOf(query)])}
        order by ${orders[query.sort].by} limit ${query.limit + 1}`,
      record,
    ),
    rowsOf(
      db,
      sql`with record as (${source})
        select count(*)::int as records, coalesce(sum(paid_in), 0)::text as paid_in,
          coalesce(sum(paid_out), 0)::text as paid_out
        from record where ${all(filters)}`,
      totals,
    ),
  ]);
  const records = rows.slice(0, query.limit);
  const last = records.at(-1);
  return {
    records,
    next: rows.length > query.limit && last ? placeOf(query, last) : undefined,
    totals: sums ?? { records: 0, paid_in: 0n, paid_out: 0n },
  };
}
