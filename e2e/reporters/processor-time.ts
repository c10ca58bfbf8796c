import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { processorSpeed } from "@naluma/tools/machine-speed";
import type { Reporter } from "@playwright/test/reporter";

const results = process.env["NALUMA_RESULTS"];

/** The kernel counts in hundredths of a second on every platform that Node supports. */
const ticksPerSecond = 100;

/** In ms. The time that a process uses after the last sample is missed. */
const interval = 250;

/** A sample of the processor's speed every five seconds takes a thousandth of one core. */
const looksPerSample = 20;

interface Process {
  pid: number;
  parent: number;
  start: string;
  ticks: number;
}

const read = (pid: number): Process | undefined => {
  try {
    // Skips the program name, which may contain spaces: field 3 and the following ones.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const [parent, user, system, start] = [1, 11, 12, 19].map((at) => fields[at] ?? "");
    return {
      pid,
      parent: Number(parent),
      start: String(start),
      ticks: Number(user) + Number(system),
    };
  } catch {
    return undefined; // The process has ended in the meantime.
  }
};

/** The kernel reuses process ids, so the start time is part of the key. */
const keyOf = ({ pid, start }: Process): string => `${pid} ${start}`;

/**
 * Adds the processor time of the run, in seconds, to the JSON report (tools/bootstrap/budget.mjs). It includes workers,
 * browsers, sandboxes and gateways. The kernel's own sum over children misses a third, because nothing waits for a
 * browser's renderers to exit.
 */
export default class ProcessorTime implements Reporter {
  readonly #ticks = new Map<string, number>();
  /** Processes that do not belong to the run. They never become part of it, so each is examined only once. */
  #strangers = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #looks = 0;
  readonly #speeds: number[] = [];

  onBegin() {
    if (!results || !existsSync("/proc/self/stat")) return;
    this.#timer = setInterval(() => this.#look(), interval).unref();
  }

  /** The last hook that Playwright calls, after the report has been written. */
  async onExit() {
    clearInterval(this.#timer);
    if (!results || !existsSync(results) || this.#timer === undefined) return;
    this.#look();
    const ticks = [...this.#ticks.values()].reduce((sum, count) => sum + count, 0);
    const report: object = JSON.parse(readFileSync(results, "utf8"));
    // The first samples run code that the engine has not yet optimised; the median is not theirs.
    const speed = this.#speeds.toSorted((a, b) => a - b).at(this.#speeds.length / 2);
    const cost = { processorSeconds: ticks / ticksPerSecond, processorSpeed: speed };
    writeFileSync(results, JSON.stringify({ ...report, ...cost }));
  }

  #look() {
    if (this.#looks++ % looksPerSample === 0) this.#speeds.push(processorSpeed());
    const pids = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
    const processes = pids
      .filter((pid) => !this.#strangers.has(pid))
      .flatMap((pid) => read(pid) ?? []);
    // A process still counts after its parent has ended.
    const known = processes.filter((one) => this.#ticks.has(keyOf(one))).map(({ pid }) => pid);
    const ours = new Set([process.pid, ...known]);
    for (let before = 0; before < ours.size;) {
      before = ours.size;
      for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
    }
    for (const one of processes) if (ours.has(one.pid)) this.#ticks.set(keyOf(one), one.ticks);
    // Processes that have ended are dropped, because their ids are reused.
    this.#strangers = new Set(pids.filter((pid) => !ours.has(pid)));
  }

  printsToStdio() {
    return false;
  }
}
