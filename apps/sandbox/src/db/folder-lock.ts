import { existsSync } from "node:fs";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";

/** Opening one data folder twice destroys it, so the second process is told and ends. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/** A second in all, in ms. */
const looks = 5;
const betweenLooks = 200;

/**
 * A process id alone is not enough: ids are used again after a restart of the machine. Undefined where
 * there is no such process, or one that was killed and only waits for its parent to notice.
 */
const startOfProcess = async (pid: number): Promise<string | undefined> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold spaces; the state follows it, the start time 19 fields later.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
  } catch {
    return undefined;
  }
};

/** Where there is no /proc a signal that does nothing tells. */
const hasProc = existsSync("/proc/self/stat");

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
  if (!hasProc) return pid;
  const startedNow = await startOfProcess(pid);
  return startedNow !== undefined && (started === "" || startedNow === started) ? pid : undefined;
};

/** A process that was just killed takes a moment to be gone; whoever starts the next one need not know. */
const patientHolder = async (path: string): Promise<number | undefined> => {
  for (let look = 0; look < looks; look += 1) {
    const pid = await holder(path);
    if (pid === undefined) return undefined;
    await new Promise((resolve) => setTimeout(resolve, betweenLooks));
  }
  return holder(path);
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
 * @throws FolderInUse after a second when another running process has it
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
      refuseIfHeld(folder, await patientHolder(path));
      await takeAway(folder, path, `${own}.stale`);
    }
    throw new FolderInUse(`The data folder ${folder} could not be claimed.`);
  } finally {
    await rm(own, { force: true });
  }
};
