import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import * as v from "valibot";

/** The embedded database and PostgreSQL, behind one query builder. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A running transaction. Inside one, use only it for queries: the embedded database has a single connection. */
export type Tx = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Related reads must see the same snapshot; on PostgreSQL each would otherwise see its own. */
export const onePicture = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

export interface OpenDatabase {
  readonly db: Database;
  /** Which of the two is in use; some guarantees differ (docs/sandbox.md). */
  readonly engine: "embedded" | "postgres";
  /** Serialises work at startup across all processes that use the database. */
  inTurn<Done>(work: () => Promise<Done>): Promise<Done>;
  close(): Promise<void>;
}

/** The rows of a statement that the query builder cannot express; both databases return this form. */
export const rowsOf = async <Row extends v.GenericSchema>(
  db: Database | Tx,
  statement: SQL,
  row: Row,
): Promise<v.InferOutput<Row>[]> =>
  v.parse(v.object({ rows: v.array(row) }), await db.execute(statement)).rows;
