import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, stateFolder } from "./paths.mjs";
import { UserError } from "./user-error.mjs";

const file = join(stateFolder, "start.lock");

/** Whether the process is alive and runs the expected program; its pid may have been reused. */
const runs = (pid, script) => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    if (error.code !== "EPERM") return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(script);
  } catch {
    return process.platform !== "linux";
  }
};

/**
 * What runs from this checkout, as a refusal says it; undefined where nothing does.
 *
 * @returns {string | undefined}
 */
export const runningHere = () => {
  const before = read();
  if (!before || before.pid === process.pid || !runs(before.pid, "bootstrap/")) return undefined;
  const where = before.address ? `, ${before.address}` : "";
  return `Naluma already runs from this checkout (process ${before.pid}${where}).`;
};

/**
 * Takes the checkout for this process. A second start is refused; what a killed start left behind
 * is cleared, its services too: they still hold the data folder.
 */
export const takeCheckout = () => {
  mkdirSync(stateFolder, { recursive: true });
  const running = runningHere();
  if (running) throw new UserError(`${running} Stop it first, or use it.`);
  for (const pid of read()?.services ?? []) {
    if (runs(pid, "src/main.ts")) process.kill(pid, "SIGTERM");
  }
  note({});
};

/** Adds what is known by now: the address, the processes of the services. */
export const note = (facts) =>
  writeFileSync(file, JSON.stringify({ folder: root, pid: process.pid, ...facts }), "utf8");

export const releaseCheckout = () => rmSync(file, { force: true });

/**
 * What a lock says of the checkout in `folder`: a copy has a copy of the other one's lock, which says nothing about it.
 *
 * @returns {{ folder: string; pid: number; address?: string; services?: number[] } | undefined}
 */
export const lockOf = (text, folder) => {
  try {
    const lock = JSON.parse(text);
    return lock.folder === folder ? lock : undefined;
  } catch {
    return undefined;
  }
};

const read = () => (existsSync(file) ? lockOf(readFileSync(file, "utf8"), root) : undefined);
