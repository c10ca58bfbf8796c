import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import pg from "pg";
import { again } from "./again.ts";
import { openEmbedded } from "./embedded.ts";

/** The embedded database and PostgreSQL, behind one query builder. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A running transaction. Inside one, query through it alone: the embedded database has one connection. */
export type Tx = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Reads that belong together see the same moment; on PostgreSQL each would see its own without this. */
export const onePicture = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

export interface OpenDatabase {
  readonly db: Database;
  /** Which of the two it is; some guarantees differ (docs/sandbox.md). */
  readonly engine: "embedded" | "postgres";
  close(): Promise<void>;
}

/** All migrations, oldest first, as drizzle keeps them. */
export const allMigrations = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Whether the embedded database is yet to be created, which takes half a minute on a slow machine. */
export const isNewDatabase = ({
  dataFolder,
  databaseUrl,
}: {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}): boolean => databaseUrl === undefined && !existsSync(`${dataFolder}/pg`);

/**
 * Opens the database and brings its tables up to date.
 *
 * @param dataFolder folder of the embedded database, used without `databaseUrl`
 * @param migrationsFolder other than all of them, to read what an older version wrote; false leaves the tables as
 *   they are
 * @param emptyDatabase a data folder whose empty embedded database is copied where there is none yet;
 *   a copy takes a tenth of the time
 * @param onLost hears of idle connections to PostgreSQL that broke
 * @throws FolderInUse when another process has the folder open
 * @throws DamagedDatabase when the folder holds no whole database
 */
export const openDatabase = async (options: {
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
  readonly migrationsFolder?: string | false;
  readonly emptyDatabase?: string | undefined;
  readonly onLost?: (error: Error) => void;
}): Promise<OpenDatabase> => {
  const { dataFolder, databaseUrl, emptyDatabase, migrationsFolder = allMigrations } = options;
  const { onLost = () => {} } = options;
  return databaseUrl === undefined
    ? openEmbedded(dataFolder, migrationsFolder, emptyDatabase)
    : openPostgres(databaseUrl, migrationsFolder, onLost);
};

/** Two starts at once must not both migrate; any fixed number will do. */
const migrationLock = 4_217_001;

/**
 * drizzle's own `transaction` leaks a connection when its `begin` fails, and never retries; this
 * one does neither.
 */
const transactionsOf = (pool: pg.Pool): Database["transaction"] => {
  const attempt: Database["transaction"] = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      // A connection that broke is not given out again: the pool knows.
      client.release();
    }
  };
  return (work, config) => again(() => attempt(work, config));
};

const migrateInTurn = async (pool: pg.Pool, migrationsFolder: string): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    client.release();
  }
};

const openPostgres = async (
  connectionString: string,
  migrationsFolder: string | false,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> => {
  const pool = new pg.Pool({ connectionString, max: 16 });
  // A connection that the server closes must not end the process, whether idle or in use.
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    if (migrationsFolder !== false) await migrateInTurn(pool, migrationsFolder);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db: Database = drizzle(pool);
  db.transaction = transactionsOf(pool);
  return { db, engine: "postgres", close: () => pool.end() };
};
