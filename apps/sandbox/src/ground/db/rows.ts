import type { SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Database, Tx } from "./open.ts";

/** The rows of a statement that the query builder cannot express; both databases return this form. */
export const rowsOf = async <Row extends v.GenericSchema>(
  db: Database | Tx,
  statement: SQL,
  row: Row,
): Promise<v.InferOutput<Row>[]> =>
  v.parse(v.object({ rows: v.array(row) }), await db.execute(statement)).rows;
