import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as onPglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { drizzle as onPostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { lockFolder } from "./folder-lock.ts";

/** The embedded database and PostgreSQL, behind one query builder. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A running transaction. Inside one, query through it alone: the embedded database has one connection. */
export type Tx = Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface OpenDatabase {
  readonly db: Database;
  /** Which of the two it is; some guarantees differ (docs/sandbox.md). */
  readonly engine: "embedded" | "postgres";
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/**
 * Opens the database and brings its tables up to date.
 *
 * @param dataFolder folder of the embedded database, used without `databaseUrl`
 * @throws FolderInUse when another process has the folder open
 */
export const openDatabase = async (options: {
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
}): Promise<OpenDatabase> =>
  options.databaseUrl === undefined
    ? openEmbedded(options.dataFolder)
    : openPostgres(options.databaseUrl);

const openEmbedded = async (folder: string): Promise<OpenDatabase> => {
  const unlock = await lockFolder(folder);
  try {
    const client = await PGlite.create(`${folder}/pg`);
    const db = onPglite(client);
    await migratePglite(db, { migrationsFolder });
    return {
      db,
      engine: "embedded",
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};

/** Two starts at once must not both migrate; any fixed number will do. */
const migrationLock = 4_217_001;

const openPostgres = async (connectionString: string): Promise<OpenDatabase> => {
  const pool = new pg.Pool({ connectionString, max: 16 });
  // A server that closes an idle connection must not end the process.
  pool.on("error", (error) => console.error(`database connection lost: ${error.message}`));
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migratePostgres(onPostgres(client), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    client.release();
  }
  return { db: onPostgres(pool), engine: "postgres", close: () => pool.end() };
};
