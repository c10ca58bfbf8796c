import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Database, OpenDatabase } from "../ground/db/database.ts";
import { openDatabase } from "../ground/db/open.ts";
import { ownDatabase } from "./own-database.ts";
import { putTables } from "./ready-database.ts";

/** A database with empty tables, shared by the tests of one file. */
export const fileDatabase = (): { readonly db: Database } => {
  let folder: string;
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  let opened: OpenDatabase;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "naluma-tables-"));
    own = await ownDatabase();
    if (own.databaseUrl === undefined) await putTables(folder);
    opened = await openDatabase({ dataFolder: folder, databaseUrl: own.databaseUrl });
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
