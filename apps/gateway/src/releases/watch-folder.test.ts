import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { releaseFolder, type ReleaseFolder } from "@naluma/release/release-folder.fake";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LogLine } from "../log.ts";
import { watchFolder } from "./watch-folder.ts";

const never = 1_000_000;

let folder: ReleaseFolder;
let lines: LogLine[];
let stop = () => {};
beforeEach(async () => {
  lines = [];
  folder = await releaseFolder();
});
afterEach(async () => {
  vi.useRealTimers();
  stop();
  await folder.remove();
});

/** Each call resolves at the next look, with the number of looks so far. */
const watching = (path: string, pause: number, work = async () => {}) => {
  let looks = 0;
  let looked = Promise.withResolvers<number>();
  const next = () => looked.promise;
  stop = watchFolder(
    path,
    async () => {
      await work();
      looks += 1;
      looked.resolve(looks);
      looked = Promise.withResolvers();
    },
    (line) => lines.push(line),
    pause,
  );
  return next;
};

it("a change in the folder is noticed when it happens", async () => {
  const next = watching(folder.path, never);
  await next();
  const looked = next();
  await writeFile(join(folder.path, "releases.json"), "{}");
  expect(await looked).toBe(2);
});

it("a folder without change events is checked at intervals", async () => {
  const next = watching(join(folder.path, "not-there"), 1);
  await next();
  await next();
  expect(lines).toEqual([
    { event: "releases-unwatched", reason: expect.stringContaining("ENOENT") },
  ]);
});

it("a change during a check is followed by another check, never one beside it", async () => {
  let atOnce = 0;
  let most = 0;
  let looks = 0;
  const next = watching(folder.path, never, async () => {
    atOnce += 1;
    looks += 1;
    most = Math.max(most, atOnce);
    if (looks === 1) await writeFile(join(folder.path, "releases.json"), "{}");
    await new Promise(setImmediate);
    atOnce -= 1;
  });
  await next();
  while (looks < 2) await next();
  expect(most).toBe(1);
});

it("a check that fails is logged, and the next one follows", async () => {
  let looks = 0;
  const next = watching(join(folder.path, "not-there"), 1, async () => {
    looks += 1;
    if (looks === 1) throw new Error("no look today");
  });
  await next();
  expect(looks).toBe(2);
  expect(lines).toContainEqual({ event: "gateway-error", message: "Error: no look today" });
});

it("nothing is checked after a stop, even one during a check", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const gate = Promise.withResolvers<void>();
  const next = watching(join(folder.path, "not-there"), 1, () => gate.promise);
  stop();
  const looked = next();
  gate.resolve();
  await looked;
  await new Promise(setImmediate);
  expect(vi.getTimerCount()).toBe(0);
});
