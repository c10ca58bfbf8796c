import { sql, type SQL } from "drizzle-orm";
import type { Hono } from "hono";
import * as v from "valibot";
import { isoTime } from "../ground/clock.ts";
import { rowsOf } from "../ground/db/database.ts";
import { accountKinds } from "../ground/db/schema.ts";
import { brokenRules, readReport } from "../ledger/audit.ts";
import { money } from "../money/amounts.ts";
import type { Services } from "../services.ts";
import type { Bound } from "../wire/client-address.ts";
import { ledgerReport } from "./ledger-report.ts";
import { accepted } from "./read-json.ts";
import { id, instant, readQuery, size, word } from "./read-query.ts";

const query = v.strictObject({
  /** A member's account name or id. */
  member: v.optional(word),
  /** The site of the account's member or campaign; the house and providers have no site. */
  site_id: v.optional(id),
  currency: v.optional(word),
  /** The kind of the transaction. */
  kind: v.optional(word),
  account: v.optional(v.picklist(accountKinds)),
  from: v.optional(instant),
  to: v.optional(instant),
  before: v.optional(id),
  limit: v.optional(size, "50"),
});

type Query = v.InferOutput<typeof query>;

const minor = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);
const line = v.object({
  id: v.number(),
  transaction_id: v.number(),
  at: v.pipe(
    v.string(),
    v.transform((text) => Number(text)),
  ),
  kind: v.string(),
  key: v.string(),
  owner: v.string(),
  member_account: v.nullable(v.string()),
  site_id: v.nullable(v.number()),
  account: v.picklist(accountKinds),
  gp_id: v.string(),
  currency: v.string(),
  amount: minor,
});
const total = v.object({ currency: v.string(), lines: v.number(), in: minor, out: minor });

const tables = sql`ledger_entry e
  join ledger_transaction t on t.id = e.transaction_id
  join account a on a.id = e.account_id
  left join member m on a.owner = 'member:' || m.id
  left join campaign c on a.owner = 'campaign:' || c.id`;

const siteOf = sql`coalesce(m.site_id, c.site_id)`;

const conditionsOf = ({ member, site_id, currency, kind, account, from, to }: Query): SQL =>
  sql.join(
    [
      sql`true`,
      ...(member === undefined
        ? []
        : [sql`(m.account = ${member.toLowerCase()} or m.id::text = ${member})`]),
      ...(site_id === undefined ? [] : [sql`${siteOf} = ${site_id}::int`]),
      ...(currency === undefined ? [] : [sql`a.currency = ${currency}`]),
      ...(kind === undefined ? [] : [sql`t.kind = ${kind}`]),
      ...(account === undefined ? [] : [sql`a.kind = ${account}`]),
      ...(from === undefined ? [] : [sql`t.at >= ${from}::bigint`]),
      ...(to === undefined ? [] : [sql`t.at < ${to}::bigint`]),
    ],
    sql` and `,
  );

/** The ledger for the desk: one line per entry, newest first, and whether its rules hold. */
export const addLedgerLines = (app: Hono<Bound>, { db }: Pick<Services, "db">): void => {
  app.get("/sandbox/ledger/lines", async (c) => {
    const read = readQuery(c, query);
    if ("refused" in read) return read.refused;
    const asked = read.query;
    const conditions = conditionsOf(asked);
    const before = asked.before === undefined ? sql`true` : sql`e.id < ${asked.before}::int`;
    const rows = await rowsOf(
      db,
      sql`select e.id, t.id as transaction_id, t.at::text as at, t.kind, t.key, a.owner,
            m.account as member_account, ${siteOf} as site_id, a.kind as account, a.gp_id, a.currency, e.amount::text as amount
          from ${tables} where ${conditions} and ${before} order by e.id desc limit ${asked.limit + 1}::int`,
      line,
    );
    const totals = await rowsOf(
      db,
      sql`select a.currency, count(*)::int as lines,
            coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text as in,
            coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::text as out
          from ${tables} where ${conditions} group by a.currency order by a.currency`,
      total,
    );
    const kinds = await rowsOf(
      db,
      sql`select distinct kind from ledger_transaction order by kind`,
      v.object({ kind: v.string() }),
    );
    const currencies = await rowsOf(
      db,
      sql`select distinct currency from account order by currency`,
      v.object({ currency: v.string() }),
    );
    const list = rows.slice(0, asked.limit);
    return accepted(c, {
      list: list.map((row) => ({
        ...row,
        at: isoTime(row.at),
        amount: money(row.amount),
      })),
      next: rows.length > asked.limit ? (list.at(-1)?.id ?? null) : null,
      totals: totals.map((row) => ({ ...row, in: money(row.in), out: money(row.out) })),
      kinds: kinds.map(({ kind }) => kind),
      currencies: currencies.map(({ currency }) => currency),
    });
  });

  app.get("/sandbox/ledger/check", async (c) => {
    const report = readReport(await ledgerReport(db));
    const currencies = Map.groupBy(report.accounts, ({ currency }) => currency);
    return accepted(c, {
      accounts: report.accounts.length,
      transactions: report.transactions.length,
      broken: brokenRules(report),
      sums: [...currencies]
        .map(([currency, accounts]) => ({
          currency,
          minted: money(
            accounts
              .filter(({ kind }) => kind === "house")
              .reduce((all, { opening }) => all + opening, 0n),
          ),
          held: money(accounts.reduce((all, { balance }) => all + balance, 0n)),
        }))
        .toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
    });
  });
};
