import { randomUUID } from "node:crypto";
import fs from "node:fs";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brokenRules, readLedger, walletOf } from "../testing/read-ledger.ts";
import { putSeededDatabase } from "../testing/ready-database.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

/* For the embedded database, which writes through Node; a PostgreSQL server has a disk of its own. */

const own = { openSync: fs.openSync, writeSync: fs.writeSync, writeFile: promises.writeFile };
/** The path of each open file. */
let paths: Map<number, string>;
/** Files that currently cannot be written. */
let full: RegExp | undefined;

const checkSpace = (path: string) => {
  if (full?.test(path))
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), {
      code: "ENOSPC",
      errno: -28,
    });
};

let folder: string;
let sandbox: StartedSandbox;
beforeEach(async () => {
  paths = new Map();
  full = undefined;
  folder = await promises.mkdtemp(join(tmpdir(), "naluma-full-"));
  await putSeededDatabase(folder);
  fs.openSync = (...given) => {
    const file = own.openSync(...given);
    paths.set(file, String(given[0]));
    return file;
  };
  fs.writeSync = (file: number, ...given: unknown[]) => {
    checkSpace(paths.get(file) ?? "");
    return Reflect.apply(own.writeSync, fs, [file, ...given]);
  };
  promises.writeFile = async (file, ...given) => {
    checkSpace(typeof file === "string" ? file : "");
    await own.writeFile(file, ...given);
  };
  syncBuiltinESMExports();
  sandbox = await startForTest({ SANDBOX_DATA: folder, SANDBOX_GAMES: "120" });
});
afterEach(async () => {
  full = undefined;
  await sandbox.remove();
  Object.assign(fs, { openSync: own.openSync, writeSync: own.writeSync });
  promises.writeFile = own.writeFile;
  syncBuiltinESMExports();
  await promises.rm(folder, { recursive: true });
});

test.each([
  ["tables", /./, "could not extend file", []],
  // PostgreSQL stops if it cannot write its journal.
  ["its journal", /pg_wal|pg\.space/, "could not write", ["The embedded database runs again."]],
])(
  "without room for %s a call is a 503 in the envelope, logged once, until there is room again",
  async (_name, files, reason, afterwards) => {
    const errorLog = vi.spyOn(console, "error").mockReturnValue();
    const { token, memberId } = await sandbox.login("player21");
    const playing = {
      gpId: "GPHL",
      game_type: 2,
      game_code: sandbox.services.catalogue.gamesOf("GPHL", 2)[0]?.game_code,
      lobby_url: "http://localhost:4000/close",
      device: 1,
    };
    const sent = { token, key: randomUUID() };
    const play = () => sandbox.api("/member/game/play1", playing, sent);

    full = files;
    for (let call = 0; call < 5; call += 1)
      expect(await play()).toMatchObject({ status: 503, code: "503", data: null });
    full = undefined;

    const said = () => errorLog.mock.calls.map((words) => words.join(" "));
    const first = expect.stringMatching(`answered with 503: ${reason} .*No space left on device$`);
    while (said().length <= afterwards.length) await pause(20);
    expect(said()).toEqual([first, ...afterwards]);
    expect(await play()).toMatchObject({ status: 200, code: "100" });
    const report = await readLedger(sandbox.origin);
    expect(brokenRules(report)).toEqual([]);
    expect(walletOf(report, memberId, "GPHL")).toBe(100_000n);
  },
);
