import { open, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, onePicture, type Tx } from "../ground/db/database.ts";
import { allMigrations, appliedMigrations, refuseOtherVersion } from "../ground/db/migrations.ts";
import { openDatabase } from "../ground/db/open.ts";
import { readReport, brokenRules } from "../ledger/audit.ts";
import { ledgerReport } from "../operator/ledger-report.ts";
import { BackupError, countTables, type header, sequences, tablesInOrder } from "./layout.ts";

export interface Place {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

interface Made {
  readonly tables: number;
  readonly rows: number;
  /** The money rules that the written data violates; the backup is complete all the same. */
  readonly broken: readonly string[];
}

/** Number of rows held in memory at a time. */
const batch = 500;

const row = v.object({ row: v.string() });

async function* rowsOfTable(tx: Tx, table: string): AsyncGenerator<string> {
  await tx.execute(
    sql`declare rows_to_keep cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const rows = await rowsOf(tx, sql.raw(`fetch ${batch} from rows_to_keep`), row);
    if (rows.length === 0) break;
    yield* rows.map((one) => one.row);
  }
  await tx.execute(sql`close rows_to_keep`);
}

async function* linesOf(tx: Tx, count: { tables: number; rows: number }): AsyncGenerator<string> {
  const first: v.InferInput<typeof header> = {
    format: "naluma-sandbox-backup",
    version: 2,
    madeAt: new Date().toISOString(),
    lastMigration: (await appliedMigrations(tx)).at(-1) ?? 0,
  };
  yield `${JSON.stringify(first)}\n`;
  for (const table of await tablesInOrder(tx)) {
    count.tables += 1;
    yield `table ${table}\n`;
    for await (const one of rowsOfTable(tx, table)) {
      count.rows += 1;
      yield `${one}\n`;
    }
  }
  // Read last, so that no id in the rows is above the value of its sequence.
  for (const { name, value } of await sequences(tx)) yield `sequence ${name} ${value}\n`;
  yield `end ${count.rows}\n`;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Writes a consistent snapshot of all tables to a new file that only its owner can read, because it contains
 * login secrets. A sandbox on PostgreSQL may keep running; one on the embedded database may not.
 *
 * @throws BackupError if there is nothing to back up or the file already exists
 * @throws FolderInUse if a sandbox is using the data folder
 */
export const backUp = async ({ dataFolder, databaseUrl }: Place, file: string): Promise<Made> => {
  if (databaseUrl === undefined && !(await exists(`${dataFolder}/pg`)))
    throw new BackupError(
      `There is no database in ${dataFolder}. Name the data folder with SANDBOX_DATA, or a PostgreSQL with DATABASE_URL.`,
    );
  if (await exists(file))
    throw new BackupError(`${file} is there already. Give the backup a name of its own.`);

  const opened = await openDatabase({ dataFolder, databaseUrl, migrationsFolder: false });
  try {
    if ((await countTables(opened.db)) === 0)
      throw new BackupError("The database has no tables: no sandbox has used it yet.");
    await refuseOtherVersion(opened.db, allMigrations, databaseUrl ? "DATABASE_URL" : dataFolder);
    const output = await open(file, "wx", 0o600);
    try {
      const count = { tables: 0, rows: 0 };
      const broken = await opened.db.transaction(async (tx) => {
        await pipeline(linesOf(tx, count), createGzip(), output.createWriteStream({ flush: true }));
        return brokenRules(readReport(await ledgerReport(tx)));
      }, onePicture);
      return { ...count, broken };
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  } finally {
    await opened.close();
  }
};
