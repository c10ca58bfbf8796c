import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Reporter } from "@playwright/test/reporter";

const results = process.env["NALUMA_RESULTS"];

/** The kernel counts in hundredths of a second on every platform that Node runs on. */
const ticksPerSecond = 100;

/** The last moments of a process before it ends are not seen. */
const interval = 250;

interface Process {
  pid: number;
  parent: number;
  start: string;
  ticks: number;
}

const read = (pid: number): Process | undefined => {
  try {
    // After the name of the program, which may hold blanks: field 3 and what follows it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const [parent, user, system, start] = [1, 11, 12, 19].map((at) => fields[at] ?? "");
    return {
      pid,
      parent: Number(parent),
      start: String(start),
      ticks: Number(user) + Number(system),
    };
  } catch {
    return undefined; // It has ended meanwhile.
  }
};

/** A number is given to another process in time. */
const keyOf = ({ pid, start }: Process): string => `${pid} ${start}`;

/**
 * Adds to the JSON report the seconds of the processor that the run has taken (tools/bootstrap/budget.mjs). Workers,
 * browsers, sandboxes and gateways belong to it. The kernel's own sum over children leaves out a third: nobody
 * waits for the end of a browser's renderers.
 */
export default class ProcessorTime implements Reporter {
  readonly #ticks = new Map<string, number>();
  /** Others of this machine. Nobody comes to be ours, so that each is looked at once. */
  #strangers = new Set<number>();
  #timer: NodeJS.Timeout | undefined;

  onBegin() {
    if (!results || !existsSync("/proc/self/stat")) return;
    this.#timer = setInterval(() => this.#look(), interval).unref();
  }

  /** The last that Playwright calls: the report is written. */
  async onExit() {
    clearInterval(this.#timer);
    if (!results || !existsSync(results) || this.#timer === undefined) return;
    this.#look();
    const ticks = [...this.#ticks.values()].reduce((sum, count) => sum + count, 0);
    const report: object = JSON.parse(readFileSync(results, "utf8"));
    writeFileSync(results, JSON.stringify({ ...report, processorSeconds: ticks / ticksPerSecond }));
  }

  #look() {
    const pids = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
    const processes = pids
      .filter((pid) => !this.#strangers.has(pid))
      .flatMap((pid) => read(pid) ?? []);
    // One whose parent has ended is still ours.
    const known = processes.filter((one) => this.#ticks.has(keyOf(one))).map(({ pid }) => pid);
    const ours = new Set([process.pid, ...known]);
    for (let before = 0; before < ours.size;) {
      before = ours.size;
      for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
    }
    for (const one of processes) if (ours.has(one.pid)) this.#ticks.set(keyOf(one), one.ticks);
    // Without those that have ended: their numbers are given again.
    this.#strangers = new Set(pids.filter((pid) => !ours.has(pid)));
  }

  printsToStdio() {
    return false;
  }
}
