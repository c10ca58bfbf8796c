import { existsSync } from "node:fs";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database, OpenDatabase } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { allMigrations, refuseOtherVersion } from "./migrations.ts";
import { outageIn } from "./outage.ts";
import { again } from "./retry.ts";

/** Whether the embedded database still has to be created, which takes half a minute on a slow machine. */
export const isNewDatabase = ({
  dataFolder,
  databaseUrl,
}: {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}): boolean => databaseUrl === undefined && !existsSync(`${dataFolder}/pg`);

/**
 * Opens the database and migrates its tables.
 *
 * @param dataFolder folder of the embedded database, used without `databaseUrl`
 * @param migrationsFolder replaces the full set, to read data of an older version; false leaves the tables
 * unchanged
 * @param emptyDatabase a data folder whose empty embedded database is copied if there is none yet; a copy takes
 * a tenth of the time
 * @param onLost called when idle connections to PostgreSQL break
 * @throws FolderInUse if another process has the folder open
 * @throws DamagedDatabase if the folder contains no complete database
 * @throws OtherVersion if other migrations have created its tables
 */
export const openDatabase = async (options: {
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
  readonly migrationsFolder?: string | false;
  readonly emptyDatabase?: string | undefined;
  readonly onLost?: (error: Error) => void;
  readonly times?: DatabaseTimes;
}): Promise<OpenDatabase> => {
  const { dataFolder, databaseUrl, emptyDatabase, migrationsFolder = allMigrations } = options;
  const { onLost = () => {}, times = usualTimes } = options;
  return databaseUrl === undefined
    ? openEmbedded(dataFolder, migrationsFolder, emptyDatabase)
    : openPostgres({ databaseUrl, migrationsFolder, onLost, times });
};

export interface DatabaseTimes {
  /** The timeout for connecting to PostgreSQL, in ms. */
  readonly connect: number;
  /** The timeout for a query, in ms: the server may have vanished. */
  readonly query: number;
}

/** Ensures that calls get a 503 within seconds, even if the network silently drops packets. */
const usualTimes: DatabaseTimes = { connect: 5_000, query: 6_000 };

/** Two processes starting at once must not both migrate or both seed; any fixed number will do. */
const startLock = 4_217_001;

/** drizzle's own `transaction` leaks a connection when its `begin` fails, and never retries; this one fixes both. */
const transactionsOf = (pool: pg.Pool): Database["transaction"] => {
  const attempt: Database["transaction"] = async (work, config) => {
    const client = await pool.connect();
    let lost = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      lost = outageIn(error) !== undefined;
      throw error;
    } finally {
      // The pool itself discards a connection that broke, but it does not notice one that stopped responding.
      client.release(lost);
    }
  };
  return (work, config) => again(() => attempt(work, config));
};

/** On a connection of its own, because another start may exceed the timeout of ordinary calls. */
const underStartLock = async <Done>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Done>,
): Promise<Done> => {
  const client = new pg.Client(connection);
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [startLock]);
    return await work(client);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
};

const openPostgres = async ({
  databaseUrl: connectionString,
  migrationsFolder,
  onLost,
  times,
}: {
  readonly databaseUrl: string;
  readonly migrationsFolder: string | false;
  readonly onLost: (error: Error) => void;
  readonly times: DatabaseTimes;
}): Promise<OpenDatabase> => {
  const connection = { connectionString, connectionTimeoutMillis: times.connect };
  if (migrationsFolder !== false)
    await underStartLock(connection, async (client) => {
      const db = drizzle(client);
      await refuseOtherVersion(db, migrationsFolder, "DATABASE_URL");
      await migrate(db, { migrationsFolder });
    });
  const pool = new pg.Pool({
    ...connection,
    max: 16,
    query_timeout: times.query,
    // The server times out a little earlier, so that a slow query holds no locks after its caller has given up.
    statement_timeout: Math.ceil(times.query * 0.9),
    // Much shorter, so that waiting for a locked row is not mistaken for an unavailable database.
    lock_timeout: Math.ceil(times.query / 3),
    keepAlive: true,
  });
  // A connection closed by the server must not crash the process, whether idle or in use.
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", () => {}));
  const db: Database = drizzle(pool);
  db.transaction = transactionsOf(pool);
  return {
    db,
    engine: "postgres",
    inTurn: (work) => underStartLock(connection, work),
    close: () => pool.end(),
  };
};
