import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, type Database } from "../ground/db/database.ts";

const row = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
export type Row = v.InferOutput<typeof row>;

/** By table. */
export type OwnedRows = ReadonlyMap<string, readonly Row[]>;

/** Conditions for tables that reference a member by a column other than `member_id`. */
const otherwise = (memberId: number): ReadonlyMap<string, SQL> =>
  new Map([
    ["member", sql`id = ${memberId}`],
    ["token", sql`session_id in (select id from session where member_id = ${memberId})`],
    ["account", sql`owner = ${`member:${memberId}`}`],
    [
      "ledger_entry",
      sql`account_id in (select id from account where owner = ${`member:${memberId}`})`,
    ],
  ]);

/** Every row of the database that belongs to a member, including those of tables that are added later. */
export const ownedRows = async (db: Database, memberId: number): Promise<OwnedRows> => {
  const columns = await rowsOf(
    db,
    sql`select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name like '%member_id' order by 1, 2`,
    v.object({ table_name: v.string(), column_name: v.string() }),
  );
  const conditions = new Map(otherwise(memberId));
  for (const { table_name, column_name } of columns) {
    const own = sql`${sql.identifier(column_name)} = ${memberId}`;
    const before = conditions.get(table_name);
    conditions.set(table_name, before ? sql`${before} or ${own}` : own);
  }
  const found = await Promise.all(
    [...conditions].map(async ([table, condition]) => {
      const rows = await rowsOf(
        db,
        sql`select row_to_json(owned)::text as row from ${sql.identifier(table)} owned
          where ${condition} order by 1`,
        v.object({ row }),
      );
      return [table, rows.map((one) => one.row)] as const;
    }),
  );
  return new Map(found);
};

export const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
