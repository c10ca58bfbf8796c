import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";

/** Opening one data folder twice destroys it, so the second process exits with a message. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/** Adds up to one second; in ms. */
const looks = 5;
const betweenLooks = 200;

/** Taking over takes milliseconds, so a guard older than this belongs to a dead process; in ms. */
const guardLimit = 2_000;

/** The second process finds out within 5 s; in ms. */
const attemptsLimit = 4_000;

/**
 * A process id alone is not enough, because ids are reused after a reboot. Undefined if there is no such
 * process, or if it was killed and its parent has not noticed yet.
 */
const startOfProcess = async (pid: number): Promise<string | undefined> => {
  try {
    const status = await readFile(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may contain spaces; the state follows it, and the start time 19 fields later.
    const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
  } catch {
    return undefined;
  }
};

/** Without /proc, a signal that does nothing shows whether a process exists. */
const hasProc = existsSync("/proc/self/stat");

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** The process named by a claim, if it is still running. */
const holder = async (claim: string): Promise<number | undefined> => {
  const [pidText = "", started = ""] = claim.trim().split(" ");
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return undefined;
  if (!hasProc) return pid;
  const startedNow = await startOfProcess(pid);
  return startedNow !== undefined && (started === "" || startedNow === started) ? pid : undefined;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A process that was just killed takes a moment to disappear, and the next one should still start. */
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

/** True if the file was created, false if it already existed. */
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
 * Removes the claim of a dead process. Of several processes that find it stale, one creates the guard, which is
 * named after the claim, and reads the claim again, so that a newer one is never removed.
 */
const removeStale = async (path: string, claim: string): Promise<void> => {
  const guard = `${path}.${createHash("sha256").update(claim).digest("hex").slice(0, 16)}`;
  if (!(await made(writeFile(guard, "", { flag: "wx" })))) {
    const { mtimeMs } = await stat(guard).catch(() => ({ mtimeMs: Date.now() }));
    // The creator of the guard was killed as well.
    if (mtimeMs < Date.now() - guardLimit) await rm(guard, { force: true });
    return;
  }
  if ((await readFile(path, "utf8").catch(() => undefined)) === claim) await rm(path);
  await rm(guard, { force: true });
};

/**
 * Claims the folder for this process; the claim of a dead process is taken over.
 *
 * @returns releases the claim
 * @throws FolderInUse after a second if another running process has the folder
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const path = `${folder}/lock`;
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, `${process.pid} ${(await startOfProcess(process.pid)) ?? ""}\n`);
  try {
    const until = Date.now() + attemptsLimit;
    while (Date.now() < until) {
      // A link appears with its content in one step, so a half-written claim is never read.
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
