import { createReadStream } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { lockFolder } from "../db/folder-lock.ts";
import { openDatabase, type Database, type Tx } from "../db/open.ts";
import { booksFrom, brokenRules } from "../ledger/books.ts";
import { ledgerReport } from "../operator/ledger-report.ts";
import type { Place } from "./backup.ts";
import { BackupError, countTables, header, sequenceLine, tableName } from "./layout.ts";
import { migrationsUpTo } from "./migrations-up-to.ts";

interface Restored {
  readonly tables: number;
  readonly rows: number;
  /** ISO 8601: of when the data is. */
  readonly madeAt: string;
}

/** Rows that are written with one statement. */
const batch = 500;

/** Split at '\n' alone: other line ends may stand inside a row. */
async function* linesIn(file: string): AsyncGenerator<string> {
  // What goes wrong reaches the loop below; there is nothing to do when all went well.
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  try {
    for await (const part of text) {
      const lines = `${rest}${String(part)}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} cannot be read: ${reason}.`, { cause: error });
  }
}

const readHeader = async (lines: AsyncIterator<string>, file: string) => {
  const { value: line } = await lines.next();
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), header), line);
  if (!read.success) throw new BackupError(`${file} is no backup of a sandbox.`);
  return read.output;
};

const insert = (tx: Tx, table: string, rows: readonly string[]) =>
  tx.execute(
    sql`insert into ${sql.identifier(table)} overriding system value
        select * from json_populate_recordset(null::${sql.identifier(table)}, ${`[${rows.join(",")}]`}::text::json)`,
  );

/** All or nothing, into tables that were just made. */
const fill = async (tx: Tx, lines: AsyncIterator<string>, file: string) => {
  const count = { tables: 0, rows: 0 };
  let table = "";
  let waiting: string[] = [];
  const write = async () => {
    if (waiting.length > 0) await insert(tx, table, waiting);
    waiting = [];
  };
  for (;;) {
    const { value: line = "", done = false } = await lines.next();
    if (done) throw new BackupError(`${file} is cut off.`);
    if (line.startsWith("{")) {
      count.rows += 1;
      if (waiting.push(line) >= batch) await write();
      continue;
    }
    await write();
    const [kind, name, value] = line.split(" ");
    if (kind === "table") {
      table = v.parse(tableName, name);
      count.tables += 1;
    } else if (kind === "sequence") {
      const sequence = v.parse(sequenceLine, { name, value });
      await tx.execute(
        sql`select setval(${`public.${sequence.name}`}::text::regclass, ${sequence.value}::bigint)`,
      );
    } else if (line === `end ${count.rows}`) {
      // Only at its end is an archive known to be sound.
      if ((await lines.next()).done === true) return count;
      throw new BackupError(`${file} is damaged.`);
    } else throw new BackupError(`${file} is damaged.`);
  }
};

/** @throws FolderInUse when a sandbox has it */
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

/** Leaves the place as empty as it was found. */
const clear = async ({ dataFolder, databaseUrl }: Place): Promise<void> => {
  if (databaseUrl === undefined) return rm(`${dataFolder}/pg`, { recursive: true, force: true });
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

const refuseBrokenBooks = async (db: Database): Promise<void> => {
  const broken = brokenRules(booksFrom(await ledgerReport(db)));
  if (broken.length > 0)
    throw new BackupError(`The money of the backup does not add up:\n${broken.join("\n")}`);
};

/**
 * Fills an empty data folder, or an empty database of a PostgreSQL, from a backup, brings its tables up to date and
 * checks the rules of the money. Whatever goes wrong, the place is left empty.
 *
 * @throws BackupError when the place is not empty, or the backup is none, cut off, damaged or newer than this version
 * @throws FolderInUse when a sandbox has the data folder
 */
export const restore = async (file: string, place: Place): Promise<Restored> => {
  const lines = linesIn(file)[Symbol.asyncIterator]();
  const { migrations, madeAt } = await readHeader(lines, file);
  const { dataFolder, databaseUrl } = place;
  await (databaseUrl === undefined
    ? refuseUsedFolder(dataFolder)
    : refuseUsedDatabase(databaseUrl));
  const migrationsFolder = await migrationsUpTo(migrations);
  try {
    const made = await openDatabase({ dataFolder, databaseUrl, migrationsFolder });
    const count = await made.db
      .transaction((tx) => fill(tx, lines, file))
      .finally(() => made.close());
    const current = await openDatabase({ dataFolder, databaseUrl });
    await refuseBrokenBooks(current.db).finally(() => current.close());
    return { ...count, madeAt };
  } catch (error) {
    await clear(place);
    throw error;
  } finally {
    await rm(migrationsFolder, { recursive: true, force: true });
  }
};
