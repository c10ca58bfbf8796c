import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "naluma-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("a data folder", () => {
  test("a data folder belongs to one process until that releases it", async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await unlock();
    const again = await lockFolder(folder);
    await again();
  });

  test("the folder of a killed process is free", async () => {
    const script = `import { lockFolder } from ${JSON.stringify(new URL("./folder-lock.ts", import.meta.url).href)}; await lockFolder(process.argv[1]); console.log("mine"); setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ["--input-type=module", "-e", script, folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(other.stdout, "data");
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${other.pid}`);
    other.kill("SIGKILL");
    await once(other, "exit");
    const unlock = await lockFolder(folder);
    await unlock();
  });

  test("a folder is free if its claim names a process id that now belongs to another process", async () => {
    await writeFile(join(folder, "lock"), `${process.pid} 1\n`);
    await expect(lockFolder(folder)).resolves.toBeTypeOf("function");
  });

  test("a folder with an unreadable claim is free", async () => {
    await writeFile(join(folder, "lock"), "");
    await expect(lockFolder(folder)).resolves.toBeTypeOf("function");
  });

  test("a folder that many processes want at once goes to one of them", async () => {
    await writeFile(join(folder, "lock"), "1 1\n");
    const claims = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});
