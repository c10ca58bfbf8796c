import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { openDatabase, type Database, type OpenDatabase } from "../db/open.ts";
import { ownDatabase } from "./own-database.ts";
import { putBlankDatabase, putTables } from "./ready-database.ts";

/** Where the database is: what `openDatabase` asks for. */
export type DatabasePlace = Pick<Parameters<typeof openDatabase>[0], "dataFolder" | "databaseUrl">;

/**
 * A database with all tables and nothing in them, which the tests of one file share.
 *
 * @param before is done to it while it has no tables yet
 */
export const fileDatabase = (
  before?: (place: DatabasePlace) => Promise<void>,
): { readonly db: Database } => {
  let folder: string;
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  let opened: OpenDatabase;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "naluma-tables-"));
    own = await ownDatabase();
    if (own.databaseUrl === undefined) await (before ? putBlankDatabase : putTables)(folder);
    const place = { dataFolder: folder, databaseUrl: own.databaseUrl };
    await before?.(place);
    opened = await openDatabase(place);
  });
  afterAll(async () => {
    await opened.close();
    await own.drop();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    get db() {
      return opened.db;
    },
  };
};
