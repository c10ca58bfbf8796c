import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FolderInUse } from "../ground/db/folder-lock.ts";
import { allMigrations } from "../ground/db/migrations.ts";
import { openDatabase } from "../ground/db/open.ts";
import { account, member } from "../ground/db/schema.ts";
import { houseAccount } from "../ledger/accounts.ts";
import { createLedger } from "../ledger/ledger.ts";
import { ownDatabase } from "../testing/own-database.ts";
import { brokenRules, readLedger } from "../testing/read-ledger.ts";
import { blankDatabase, putBlankDatabase, putSeededDatabase } from "../testing/ready-database.ts";
import { startForTest } from "../testing/started.ts";
import { backUp, type Place } from "./backup.ts";
import { BackupError, countTables } from "./layout.ts";
import { restore } from "./restore.ts";

let folder: string;
let file: string;
let undo: (() => Promise<void>)[];
const begin = async () => {
  undo = [];
  folder = await mkdtemp(join(tmpdir(), "naluma-backup-"));
  file = join(folder, "sandbox.backup");
};
const end = async () => {
  for (const step of undo.toReversed()) await step();
  await rm(folder, { recursive: true, force: true });
};
beforeEach(begin);
afterEach(end);

/** A backup of a small database, made only once. */
let small: Buffer;
beforeAll(async () => {
  await begin();
  await backUp(await filled(), file);
  small = await readFile(file);
  await end();
});

/** Restores by copying a blank database instead of creating one, which would be slower. */
const restoreHere = async (place: Place) => restore(file, place, await blankDatabase());

/** An empty data folder, or an empty database on the server. */
const emptyPlace = async (): Promise<Place> => {
  const { databaseUrl, drop } = await ownDatabase();
  undo.push(drop);
  return { dataFolder: await mkdtemp(join(folder, "data-")), databaseUrl };
};

const isEmpty = async ({ dataFolder, databaseUrl }: Place): Promise<boolean> => {
  if (databaseUrl === undefined) return (await readdir(dataFolder)).length === 0;
  const opened = await openDatabase({ dataFolder, databaseUrl, migrationsFolder: false });
  return (await countTables(opened.db).finally(() => opened.close())) === 0;
};

const environment = ({ dataFolder, databaseUrl }: Place) => ({
  SANDBOX_DATA: dataFolder,
  DATABASE_URL: databaseUrl,
});

describe("a backup", () => {
  test("a backup restored elsewhere is the same sandbox: books, sessions, kept answers, the running game", async () => {
    const place = await emptyPlace();
    if (place.databaseUrl === undefined) await putSeededDatabase(place.dataFolder);
    const first = await startForTest(environment(place));
    undo.push(() => first.remove());
    const { token } = await first.login("player21");
    const game = first.services.catalogue.gamesOf("GPHL", 2)[0];
    const body = {
      gpId: "GPHL",
      game_type: 2,
      game_code: game?.game_code,
      lobby_url: "http://localhost:4000/close",
      device: 1,
    };
    const key = randomUUID();
    const started = await first.api("/member/game/play1", body, { token, key });
    const before = await readLedger(first.origin);
    if (place.databaseUrl === undefined)
      await expect(backUp(place, file)).rejects.toThrow(FolderInUse);
    else expect(await backUp(place, `${file}.running`)).toMatchObject({ broken: [] });
    await first.stop();

    const made = await backUp(place, file);
    expect(made).toMatchObject({ broken: [] });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const target = await emptyPlace();
    expect(await restoreHere(target)).toMatchObject({ tables: made.tables, rows: made.rows });

    const second = await startForTest(environment(target));
    undo.push(() => second.remove());
    expect(await readLedger(second.origin)).toEqual(before);
    const repeated = await second.api("/member/game/play1", body, { token, key });
    expect([repeated.code, repeated.data]).toEqual([started.code, started.data]);
    // The ids of new rows continue after the last one.
    expect((await second.api("/member/game/leave1", {}, { token })).code).toBe("100");
    const again = { token, key: randomUUID() };
    expect((await second.api("/member/game/play1", body, again)).code).toBe("100");
    expect(brokenRules(await readLedger(second.origin))).toEqual([]);
  });

  test("a backup never overwrites another, and is not made of nothing", async () => {
    await writeFile(file, "mine");
    const place = await filled();
    await expect(backUp(place, file)).rejects.toThrow("is there already");
    expect(await readFile(file, "utf8")).toBe("mine");
    const other = join(folder, "other.backup");
    await expect(backUp(await emptyPlace(), other)).rejects.toThrow(BackupError);
    await expect(stat(other)).rejects.toThrow("ENOENT");
  });

  test("a backup of an older version is migrated", async () => {
    await backUp(await filled(), file);
    const target = await emptyPlace();
    const migrationsFolder = await laterMigrations();
    await restore(file, target, await blankDatabase(), migrationsFolder);
    const opened = await openDatabase({ ...target, migrationsFolder });
    expect(
      await opened.db.execute(sql`select id::int as id, account, nickname from member`),
    ).toMatchObject({
      rows: [{ id: 7, account: "old", nickname: "none yet" }],
    });
    await opened.close();
  });
});

/** Simulates the next version, with one more migration. */
const laterMigrations = async (): Promise<string> => {
  const made = join(folder, "migrations");
  await cp(allMigrations, made, { recursive: true });
  const path = join(made, "meta/_journal.json");
  const journal: { entries: { idx: number; tag: string; when: number }[] } = JSON.parse(
    await readFile(path, "utf8"),
  );
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1;
  journal.entries.push({ ...journal.entries[0], idx: 1, tag: "0001_later", when });
  await writeFile(path, JSON.stringify(journal));
  await writeFile(
    join(made, "0001_later.sql"),
    `alter table "member" add column "nickname" text default 'none yet';`,
  );
  return made;
};

const huge = 9_007_199_254_740_993n;

/** A small database with a house, a member, and texts with every kind of line ending. */
const filled = async (): Promise<Place> => {
  const place = await emptyPlace();
  if (place.databaseUrl === undefined) await putBlankDatabase(place.dataFolder);
  const opened = await openDatabase(place);
  await opened.db.transaction((tx) => createLedger(() => 1).mint(tx, "USD", huge));
  await opened.db.insert(member).values({
    id: 7,
    siteId: 1,
    account: "old",
    passwordHash: 'a\nb\u2028c\r\\d"e',
    currency: "USD",
    state: "active",
    facts: { name: "two\nlines" },
    createdAt: 1,
  });
  await opened.close();
  return place;
};

describe("a restore", () => {
  test("a restore loses no digit of an amount and no character of a text", async () => {
    await writeFile(file, small);
    const target = await emptyPlace();
    expect(await restoreHere(target)).toMatchObject({ rows: 2 });
    const opened = await openDatabase(target);
    expect(await createLedger(() => 1).balance(opened.db, houseAccount("USD"))).toBe(huge);
    expect(await opened.db.select().from(member)).toMatchObject([
      { passwordHash: 'a\nb\u2028c\r\\d"e', facts: { name: "two\nlines" } },
    ]);
    await opened.close();
  });

  test("a restore into a place that is in use is refused and changes nothing", async () => {
    const place = await filled();
    await writeFile(file, small);
    await expect(restore(file, place)).rejects.toThrow("is not empty");
    const opened = await openDatabase(place);
    expect(await opened.db.select().from(member)).toHaveLength(1);
    if (place.databaseUrl === undefined)
      await expect(restore(file, place)).rejects.toThrow("in use by process");
    await opened.close();
  });

  test.each([
    ["is not there", () => rm(file), "cannot be read"],
    ["is something else", () => writeFile(file, gzipSync("a letter\n")), "no backup"],
    ["is no archive", () => writeFile(file, "a letter"), "cannot be read"],
    ["is cut off", async () => truncate(file, (await stat(file)).size - 9), "cannot be read"],
    ["lacks its end", () => rewrite((text) => text.replace(/\nend .*\n/, "\n")), "is cut off"],
    ["goes on after its end", () => rewrite((text) => `${text}table member\n`), "is damaged"],
    [
      "lacks a member",
      () => rewrite((text) => text.replace(/\n\{"id":7[^\n]*\n/, "\n")),
      "is damaged",
    ],
    [
      "is of a newer version",
      () => rewrite((text) => text.replace(/"lastMigration":\d+/, '"lastMigration":999')),
      "made by another version",
    ],
    [
      "is of before its tables came by one migration",
      () =>
        rewrite((text) =>
          text.replace(/"version":2(.*)"lastMigration":\d+/, '"version":1$1"migrations":26'),
        ),
      "made by another version",
    ],
    [
      "holds a row that no table takes",
      () => rewrite((text) => text.replace('"id":7', '"id":"seven"')),
      "seven",
    ],
  ])("restoring a backup that %s leaves the place empty", async (_, spoil, message) => {
    await writeFile(file, small);
    await spoil();
    const target = await emptyPlace();
    await expect(restoreHere(target)).rejects.toThrow(message);
    expect(await isEmpty(target)).toBe(true);
  });

  test("a restore after a failed one finds the place as it was", async () => {
    await writeFile(file, small);
    await rewrite((text) => text.replace(`"opening":${huge}`, '"opening":1'));
    const target = await emptyPlace();
    await expect(restoreHere(target)).rejects.toThrow("does not add up");
    expect(await isEmpty(target)).toBe(true);
    await writeFile(file, small);
    expect(await restoreHere(target)).toMatchObject({ rows: 2 });
  });
});

const rewrite = async (change: (text: string) => string) => {
  const text = gunzipSync(await readFile(file)).toString();
  const changed = change(text);
  if (changed === text) throw new Error("nothing was changed");
  await writeFile(file, gzipSync(changed));
};

test("books that do not add up are reported at once", async () => {
  const place = await filled();
  const opened = await openDatabase(place);
  await opened.db.update(account).set({ balance: 5n });
  await opened.close();
  expect((await backUp(place, file)).broken).toEqual([
    "USD: the sum of all accounts is not what was minted",
    "account 1: the balance is not its opening plus its entries",
  ]);
});
