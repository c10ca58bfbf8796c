import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stateFolder } from "./paths.mjs";
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
 * Takes the checkout for this process. A second start is refused; what a killed start left behind
 * is cleared, its services too: they still hold the data folder.
 */
export const takeCheckout = () => {
  mkdirSync(stateFolder, { recursive: true });
  const before = read();
  if (before && before.pid !== process.pid && runs(before.pid, "bootstrap/")) {
    throw new UserError(
      `Naluma already runs from this checkout (process ${before.pid}` +
        `${before.address ? `, ${before.address}` : ""}). Stop it first, or use it.`,
    );
  }
  for (const pid of before?.services ?? []) {
    if (runs(pid, "src/main.ts")) process.kill(pid, "SIGTERM");
  }
  note({});
};

/** Adds what is known by now: the address, the processes of the services. */
export const note = (facts) =>
  writeFileSync(file, JSON.stringify({ pid: process.pid, ...facts }), "utf8");

export const releaseCheckout = () => rmSync(file, { force: true });

const read = () => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
};
