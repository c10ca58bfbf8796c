import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Pins a process with all its threads to one core. */
export const pin = (pid: number | undefined, core: number): void => {
  const { status } = spawnSync("taskset", ["-apc", String(core), String(pid)]);
  if (status !== 0) console.log("taskset is not here: the processes share all cores");
};

/** The processor time of a process in seconds, according to Linux (in hundredths, fields 14 and 15). */
export const secondsOf = (pid: number | undefined): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
};
