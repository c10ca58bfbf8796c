import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";

/** Opening one data folder twice destroys it, so the second process is told and ends. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/** A process id alone is not enough: ids are used again after a restart of the machine. */
const startOfProcess = async (pid: number): Promise<string | undefined> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

const holder = async (path: string): Promise<number | undefined> => {
  const text = await readFile(path, "utf8").catch(() => "");
  const [pidText = "", started = ""] = text.trim().split(" ");
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return undefined;
  const startedNow = await startOfProcess(pid);
  return startedNow === undefined || started === "" || startedNow === started ? pid : undefined;
};

const refuseIfHeld = (folder: string, pid: number | undefined) => {
  if (pid === undefined) return;
  throw new FolderInUse(
    `The data folder ${folder} is in use by process ${pid}. Stop it, or choose another folder with SANDBOX_DATA.`,
  );
};

/** Of several processes that find a stale claim one moves it; a claim made meanwhile is put back. */
const takeAway = async (folder: string, path: string, aside: string) => {
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  const pid = await holder(aside);
  if (pid !== undefined) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
  refuseIfHeld(folder, pid);
};

/**
 * Claims the folder for this process; a claim of a process that no longer runs is taken over.
 *
 * @returns releases the claim
 * @throws FolderInUse at once when another running process has it
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const path = `${folder}/lock`;
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, `${process.pid} ${(await startOfProcess(process.pid)) ?? ""}\n`);
  try {
    // A link appears with its content in one step, so nobody ever reads half a claim.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        await link(own, path);
        return () => rm(path, { force: true });
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      }
      refuseIfHeld(folder, await holder(path));
      await takeAway(folder, path, `${own}.stale`);
    }
    throw new FolderInUse(`The data folder ${folder} could not be claimed.`);
  } finally {
    await rm(own, { force: true });
  }
};
