import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";

/** Opening one data folder twice destroys it, so the second process exits with a message. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/** A second in all, in ms. */
const looks = 5;
const betweenLooks = 200;

/** Taking over is a matter of ms; a guard of this age has lost its maker, in ms. */
const guardLimit = 2_000;

/** Within 5 s a second process knows, in ms. */
const attemptsLimit = 4_000;

/**
 * A process id alone is not enough: ids are used again after a restart of the machine. Undefined
 * where there is no such process, or a killed one whose parent has not noticed yet.
 */
const startOfProcess = async (pid: number): Promise<string | undefined> => {
  try {
    const status = await readFile(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold spaces; the state follows it, the start time 19 fields later.
    const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
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

/** The process that a claim names, if it still runs. */
const holder = async (claim: string): Promise<number | undefined> => {
  const [pidText = "", started = ""] = claim.trim().split(" ");
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return undefined;
  if (!hasProc) return pid;
  const startedNow = await startOfProcess(pid);
  return startedNow !== undefined && (started === "" || startedNow === started) ? pid : undefined;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A process that was just killed takes a moment to be gone; whoever starts the next one need not know. */
const patientHolder = async (claim: string): Promise<number | undefined> => {
  for (let look = 0; look < looks; look += 1) {
    const pid = await holder(claim);
    if (pid === undefined) return undefined;
    await pause(betweenLooks);
  }
  return holder(claim);
};

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;

/** True when the file was made, false when it was there. */
const made = async (work: Promise<void>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
};

/**
 * Removes the claim of a process that is gone. Of many that find it stale one makes the guard, whose name
 * is made of the claim; under it the claim is read again, so that a newer one is never removed.
 */
const removeStale = async (path: string, claim: string): Promise<void> => {
  const guard = `${path}.${createHash("sha256").update(claim).digest("hex").slice(0, 16)}`;
  if (!(await made(writeFile(guard, "", { flag: "wx" })))) {
    const { mtimeMs } = await stat(guard).catch(() => ({ mtimeMs: Date.now() }));
    // Whoever made it was killed too, in between.
    if (mtimeMs < Date.now() - guardLimit) await rm(guard, { force: true });
    return;
  }
  if ((await readFile(path, "utf8").catch(() => undefined)) === claim) await rm(path);
  await rm(guard, { force: true });
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
    const until = Date.now() + attemptsLimit;
    while (Date.now() < until) {
      // A link appears with its content in one step, so nobody ever reads half a claim.
      if (await made(link(own, path))) return () => rm(path, { force: true });
      const claim = await readFile(path, "utf8").catch(() => undefined);
      const pid = claim === undefined ? undefined : await patientHolder(claim);
      if (pid !== undefined)
        throw new FolderInUse(
          `The data folder ${folder} is in use by process ${pid}. Stop it, or choose another folder with SANDBOX_DATA.`,
        );
      if (claim !== undefined) await removeStale(path, claim);
      await pause(10);
    }
    throw new FolderInUse(`The data folder ${folder} could not be claimed.`);
  } finally {
    await rm(own, { force: true });
  }
};
