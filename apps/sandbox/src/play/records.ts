import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { siteDayStart } from "../ground/clock.ts";
import type { Database } from "../ground/db/open.ts";
import { rowsOf } from "../ground/db/rows.ts";
import { recordSources, type RecordList } from "./record-sources.ts";

export const recordSorts = ["newest", "oldest", "highest", "lowest"] as const;

export interface RecordQuery {
  readonly list: RecordList;
  /** Those of the list; none means all. */
  readonly kinds: readonly string[];
  /** Days of the site's calendar, both included: `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort: (typeof recordSorts)[number];
  /** Where the page before this one ended. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Whose records, in which currency: sums of two currencies would mean nothing. */
export interface RecordOwner {
  readonly id: number;
  readonly currency: string;
}

/** Minor units travel as text: the two databases answer whole numbers of eight bytes differently. */
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
  /** What the record changed; a round's is its win less its stake. */
  amount: minor,
  paid_in: minor,
  paid_out: minor,
  /** Of the wallet, directly afterwards; only an entry of the ledger has one. */
  balance: v.nullable(minor),
  rounds: v.number(),
  ended_at: v.nullable(instant),
});

export type MoneyRecord = v.InferOutput<typeof record>;

const totals = v.object({ records: v.number(), paid_in: minor, paid_out: minor });

export interface RecordPage {
  readonly records: readonly MoneyRecord[];
  /** Asks for what follows; nothing at the end. */
  readonly next: string | undefined;
  /** Of everything that the filters let through, not of the page alone. */
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
  // The site's zone knows no summer time: every day has 24 hours.
  ...(to === undefined ? [] : [sql`at < ${siteDayStart(to) + day}`]),
];

/** A record's place in an order: its amount where amounts are ordered, then its id. */
const placeOf = ({ sort }: RecordQuery, { id, amount }: MoneyRecord): string =>
  sort === "highest" || sort === "lowest" ? `${amount}.${id}` : String(id);

export const placePattern = /^(-?\d{1,18}\.)?\d{1,9}$/;

/** Of `record`: an amount of the answer is text, and text has another order. */
const orders: Readonly<Record<RecordQuery["sort"], { readonly by: SQL; readonly after: SQL }>> = {
  newest: { by: sql`record.id desc`, after: sql`<` },
  oldest: { by: sql`record.id asc`, after: sql`>` },
  highest: { by: sql`record.amount desc, record.id desc`, after: sql`<` },
  lowest: { by: sql`record.amount asc, record.id asc`, after: sql`>` },
};

/** Keyset, not offset: what is recorded meanwhile moves no record to another page. */
const afterOf = ({ sort, after }: RecordQuery): readonly SQL[] => {
  if (after === undefined) return [];
  const [first = "", second] = after.split(".");
  const sign = orders[sort].after;
  return second === undefined
    ? [sql`id ${sign} ${Number(first)}`]
    : [sql`(amount, id) ${sign} (${first}::bigint, ${Number(second)}::int)`];
};

/** A page of a member's records with the sums of all that the filters let through. */
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
