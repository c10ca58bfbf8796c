import { existsSync } from "node:fs";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import pg from "pg";
import { openEmbedded } from "./embedded.ts";
import { allMigrations, refuseOtherVersion } from "./migrations.ts";
import { outageIn } from "./outage.ts";
import { again } from "./retry.ts";

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
  /** What a start does must not meet the same of another process on the database: one after the other. */
  inTurn<Done>(work: () => Promise<Done>): Promise<Done>;
  close(): Promise<void>;
}

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
 * @throws OtherVersion when other migrations than those have made its tables
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
  /** A connection to PostgreSQL is given up after so long, in ms. */
  readonly connect: number;
  /** A query is given up after so long without an answer, in ms: the server may have vanished. */
  readonly query: number;
}

/** So calls are answered with 503 within seconds, also where packets are dropped and nobody says so. */
const usualTimes: DatabaseTimes = { connect: 5_000, query: 6_000 };

/** Two starts at once must not both migrate, nor both seed; any fixed number will do. */
const startLock = 4_217_001;

/**
 * drizzle's own `transaction` leaks a connection when its `begin` fails, and never retries; this
 * one does neither.
 */
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
      // A connection that broke is not given out again: the pool knows. One that is silent it does not know.
      client.release(lost);
    }
  };
  return (work, config) => again(() => attempt(work, config));
};

/** On a connection of its own: another start may take longer than any call may. */
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
    // The lock goes with its connection.
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
    // The server gives up a little earlier, so that a slow query holds no locks after its caller has gone.
    statement_timeout: Math.ceil(times.query * 0.9),
    // Much earlier, so that a queue for one row is not taken for a database that does not answer.
    lock_timeout: Math.ceil(times.query / 3),
    keepAlive: true,
  });
  // A connection that the server closes must not end the process, whether idle or in use.
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
