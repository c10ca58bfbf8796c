import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, type Database, type Tx } from "./database.ts";

/** All migrations, oldest first, in drizzle's format. */
export const allMigrations = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** The tables were created by a migration that this version does not have; the message says what to do. */
export class OtherVersion extends Error {
  override readonly name = "OtherVersion";
}

const journal = v.looseObject({ entries: v.array(v.looseObject({ when: v.number() })) });

const journalOf = async (folder: string) =>
  v.parse(
    v.pipe(v.string(), v.parseJson(), journal),
    await readFile(join(folder, "meta/_journal.json"), "utf8"),
  );

/** The migrations applied to a database, oldest first: when each was written, in ms since 1970. */
export const appliedMigrations = async (db: Database | Tx): Promise<readonly number[]> => {
  const exists = await rowsOf(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
    v.object({ made: v.boolean() }),
  );
  if (!exists[0]?.made) return [];
  const applied = await rowsOf(
    db,
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
    v.object({ at: v.pipe(v.string(), v.transform(Number)) }),
  );
  return applied.map(({ at }) => at);
};

/**
 * @param where the folder or the variable that identifies the database
 * @throws OtherVersion if its tables were created by migrations that are not in the folder
 */
export const refuseOtherVersion = async (
  db: Database,
  folder: string,
  where: string,
): Promise<void> => {
  const { entries } = await journalOf(folder);
  const applied = await appliedMigrations(db);
  if (applied.every((at) => entries.some(({ when }) => when === at))) return;
  throw new OtherVersion(
    `The database in ${where} was made by another version of the sandbox. Go on with that version, or begin anew: remove it, or name another place with SANDBOX_DATA or DATABASE_URL.`,
  );
};

/**
 * The migrations up to a given one, as a folder, so that data of an older version can be read with its own
 * tables.
 *
 * @param last when that one was written, in ms since 1970
 * @returns undefined if the folder has no such migration
 */
export const migrationsUpTo = async (
  last: number,
  folder = allMigrations,
): Promise<string | undefined> => {
  const all = await journalOf(folder);
  const place = all.entries.findIndex(({ when }) => when === last);
  if (place < 0) return undefined;
  const copy = await mkdtemp(join(tmpdir(), "naluma-migrations-"));
  await cp(folder, copy, { recursive: true });
  await writeFile(
    join(copy, "meta/_journal.json"),
    JSON.stringify({ ...all, entries: all.entries.slice(0, place + 1) }),
  );
  return copy;
};
