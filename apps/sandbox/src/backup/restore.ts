import { readdir, rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Database, Tx } from "../ground/db/database.ts";
import { lockFolder } from "../ground/db/folder-lock.ts";
import { allMigrations, migrationsUpTo } from "../ground/db/migrations.ts";
import { openDatabase } from "../ground/db/open.ts";
import { readReport, brokenRules } from "../ledger/audit.ts";
import { ledgerReport } from "../operator/ledger-report.ts";
import type { Place } from "./backup.ts";
import { BackupError, countTables, otherVersion } from "./layout.ts";
import { checkBackup, entriesIn } from "./read-backup.ts";

interface Restored {
  readonly tables: number;
  readonly rows: number;
  /** When the backup was made, in ISO 8601. */
  readonly madeAt: string;
}

/** Number of rows written with one statement. */
const batch = 500;

const insert = (tx: Tx, table: string, rows: readonly string[]) =>
  tx.execute(
    sql`insert into ${sql.identifier(table)} overriding system value
        select * from json_populate_recordset(null::${sql.identifier(table)}, ${`[${rows.join(",")}]`}::text::json)`,
  );

/** Fills newly created tables in a single transaction. */
const fill = async (tx: Tx, file: string) => {
  const count = { tables: 0, rows: 0 };
  let table = "";
  let waiting: string[] = [];
  const write = async () => {
    if (waiting.length > 0) await insert(tx, table, waiting);
    waiting = [];
  };
  for await (const entry of entriesIn(file)) {
    if ("row" in entry) {
      count.rows += 1;
      if (waiting.push(entry.row) >= batch) await write();
      continue;
    }
    await write();
    if ("table" in entry) {
      table = entry.table;
      count.tables += 1;
    } else {
      const { name, value } = entry.sequence;
      await tx.execute(sql`select setval(${`public.${name}`}::text::regclass, ${value}::bigint)`);
    }
  }
  await write();
  return count;
};

/** @throws FolderInUse if a sandbox is using it */
const refuseUsedFolder = async (folder: string): Promise<void> => {
  const unlock = await lockFolder(folder);
  try {
    const held = (await readdir(folder)).filter((name) => !name.startsWith("lock"));
    if (held.length > 0)
      throw new BackupError(
        `The data folder ${folder} is not empty (${held.join(", ")}). Move it away, or name a new one with SANDBOX_DATA.`,
      );
  } finally {
    await unlock();
  }
};

const refuseUsedDatabase = async (databaseUrl: string): Promise<void> => {
  const opened = await openDatabase({ dataFolder: "", databaseUrl, migrationsFolder: false });
  const tables = await countTables(opened.db).finally(() => opened.close());
  if (tables > 0)
    throw new BackupError(
      `The database that DATABASE_URL names is not empty (${tables} tables). Make a new one with createdb and name that.`,
    );
};

/** Leaves the place as empty as it was before. */
const clear = async ({ dataFolder, databaseUrl }: Place): Promise<void> => {
  if (databaseUrl === undefined) {
    for (const made of ["pg", "pg.unfinished"])
      await rm(`${dataFolder}/${made}`, { recursive: true, force: true });
    return;
  }
  const opened = await openDatabase({ dataFolder, databaseUrl, migrationsFolder: false });
  try {
    await opened.db.execute(sql`drop schema if exists drizzle cascade`);
    await opened.db.execute(sql`do $$ declare made text; begin
      for made in select tablename from pg_tables where schemaname = 'public' loop
        execute format('drop table public.%I cascade', made);
      end loop; end $$`);
  } finally {
    await opened.close();
  }
};

const refuseBrokenLedger = async (db: Database): Promise<void> => {
  const broken = brokenRules(readReport(await ledgerReport(db)));
  if (broken.length > 0)
    throw new BackupError(`The money of the backup does not add up:\n${broken.join("\n")}`);
};

/**
 * Fills an empty data folder, or an empty PostgreSQL database, from a backup, then migrates the tables and
 * checks the money rules. The file is read to its end before anything is created; if anything fails, the place
 * is left empty.
 *
 * @param emptyDatabase passed to `openDatabase`
 * @param migrations replaces the full set of migrations
 * @throws BackupError if the target is not empty, or the backup is truncated, damaged or of another version
 * @throws FolderInUse if a sandbox is using the data folder
 */
export const restore = async (
  file: string,
  place: Place,
  emptyDatabase?: string,
  migrations = allMigrations,
): Promise<Restored> => {
  const { lastMigration, madeAt } = await checkBackup(file);
  const { dataFolder, databaseUrl } = place;
  await (databaseUrl === undefined
    ? refuseUsedFolder(dataFolder)
    : refuseUsedDatabase(databaseUrl));
  const migrationsFolder = await migrationsUpTo(lastMigration, migrations);
  if (migrationsFolder === undefined) throw new BackupError(otherVersion(file));
  try {
    const made = await openDatabase({ ...place, migrationsFolder, emptyDatabase });
    const count = await made.db.transaction((tx) => fill(tx, file)).finally(() => made.close());
    const current = await openDatabase({ dataFolder, databaseUrl, migrationsFolder: migrations });
    await refuseBrokenLedger(current.db).finally(() => current.close());
    return { ...count, madeAt };
  } catch (error) {
    await clear(place);
    throw error;
  } finally {
    await rm(migrationsFolder, { recursive: true, force: true });
  }
};
