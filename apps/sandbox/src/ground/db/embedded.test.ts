import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backUp } from "../../backup/backup.ts";
import { putBlankDatabase } from "../../testing/ready-database.ts";
import { OtherVersion } from "./migrations.ts";
import { openDatabase } from "./open.ts";

let place: string;
let whole: string;
let folder: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "naluma-embedded-"));
  whole = join(place, "whole");
  await putBlankDatabase(whole);
});
afterAll(() => rm(place, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(place, "data-"));
  await cp(whole, folder, { recursive: true });
});

const open = () => openDatabase({ dataFolder: folder, migrationsFolder: false });
const openOrCopy = () =>
  openDatabase({ dataFolder: folder, migrationsFolder: false, emptyDatabase: whole });
const contents = async () => (await readdir(folder, { recursive: true })).toSorted();

const refusal = async (): Promise<Error> => {
  const opened = await open().catch((error: unknown) => error);
  if (opened instanceof Error) return opened;
  throw new Error("It was opened.");
};

describe("a damaged database is refused in one line", () => {
  test("a database whose version file is gone is refused, and never recreated over what is left", async () => {
    await rm(join(folder, "pg/PG_VERSION"));
    const before = await contents();
    const { name, message } = await refusal();
    expect(name).toBe("DamagedDatabase");
    expect(message).toContain(`${folder}/pg is damaged: it has no PG_VERSION`);
    expect(message).toContain("sandbox:restore");
    expect(message).not.toContain("\n");
    expect(await contents()).toEqual(before);
  });

  test.each(["global/pg_control", "base", "pg_wal"])(
    "a database is refused when it lacks %s",
    async (part) => {
      await rm(join(folder, "pg", part), { recursive: true });
      const { name, message } = await refusal();
      expect(name).toBe("DamagedDatabase");
      expect(message).toContain(`${folder}/pg cannot be opened`);
      expect(message).not.toContain("\n");
    },
  );

  test("a refused database is free for the next process", async () => {
    await rm(join(folder, "pg/PG_VERSION"));
    await refusal();
    expect(await readdir(folder)).toEqual(["pg"]);
  });
});

test("a database whose creation was interrupted is created again", async () => {
  await rm(join(folder, "pg"), { recursive: true });
  await mkdir(join(folder, "pg.unfinished/base"), { recursive: true });
  await writeFile(join(folder, "pg.unfinished/PG_VERSION"), "18\n");
  await (await openOrCopy()).close();
  expect(await readdir(folder)).toEqual(["pg"]);
  expect(await readdir(join(folder, "pg"))).toContain("pg_wal");
});

test("an empty folder is not a database yet", async () => {
  await rm(join(folder, "pg"), { recursive: true });
  await mkdir(join(folder, "pg"));
  await (await openOrCopy()).close();
  expect(await readdir(join(folder, "pg"))).toContain("PG_VERSION");
});

test("tables of another version are refused in one line, and left as they are", async () => {
  const opened = await openDatabase({ dataFolder: folder });
  await opened.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1795233940911`);
  await opened.close();
  const refused = openDatabase({ dataFolder: folder });
  await expect(refused).rejects.toThrow(OtherVersion);
  await expect(refused).rejects.toThrow(
    /^The database in .+\/pg was made by another version of the sandbox\. .+SANDBOX_DATA.+$/,
  );
  const place = { dataFolder: folder, databaseUrl: undefined };
  await expect(backUp(place, join(folder, "a.backup"))).rejects.toThrow(OtherVersion);
});
