import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, type Database, type Tx } from "../ground/db/database.ts";

/** A problem that the person who runs the backup or restore can fix; the message says how. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** Names of tables and sequences as migrations create them; they are inserted into statements unescaped. */
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/));

export const countTables = async (db: Database | Tx): Promise<number> => {
  const [row] = await rowsOf(
    db,
    sql`select count(*)::int as tables from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema')`,
    v.object({ tables: v.number() }),
  );
  return row?.tables ?? 0;
};

/** All tables, each after the tables that its rows reference. */
export const tablesInOrder = async (db: Database | Tx): Promise<readonly string[]> => {
  const tables = await rowsOf(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    v.object({ name }),
  );
  const references = await rowsOf(
    db,
    sql`select conrelid::regclass::text as name, confrelid::regclass::text as needs
        from pg_constraint where contype = 'f'`,
    v.object({ name, needs: name }),
  );
  const placed = new Set<string>();
  const place = (table: string, under: readonly string[]): void => {
    if (placed.has(table) || under.includes(table)) return;
    for (const one of references.filter((reference) => reference.name === table))
      place(one.needs, [...under, table]);
    placed.add(table);
  };
  for (const table of tables) place(table.name, []);
  return [...placed];
};

const sequence = v.object({ name, value: v.pipe(v.string(), v.regex(/^\d+$/)) });
export type Sequence = v.InferOutput<typeof sequence>;

/** The last value of each sequence, except for those not used yet. */
export const sequences = (db: Database | Tx): Promise<Sequence[]> =>
  rowsOf(
    db,
    sql`select sequencename as name, last_value::text as value from pg_sequences
        where schemaname = 'public' and last_value is not null order by 1`,
    sequence,
  );

/**
 * The format of a backup, gzipped, one line each: this header, then each table as `table {name}` and its rows,
 * then the sequences, then `end {rows}`. Rows are PostgreSQL's own JSON and are never parsed here, so that no
 * number loses a digit. A sequence is `sequence {name} {value}`.
 */
export const header = v.object({
  format: v.literal("naluma-sandbox-backup"),
  version: v.literal(2),
  /** ISO 8601. */
  madeAt: v.string(),
  /** The last migration applied to the data: when it was written, in ms since 1970. */
  lastMigration: v.number(),
});

/** The backup's tables were created by a migration that this version does not have. */
export const otherVersion = (file: string) =>
  `${file} was made by another version of the sandbox. Restore it with that version.`;

export const tableName = name;
export const sequenceLine = sequence;
