import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { startStack } from "../stack/index.ts";
import { startCountingProxy } from "./counting-proxy.ts";
import { createReport } from "./report.ts";

/**
 * `npm run bench:gateway`: how many kept home pages one core serves. Also that any number of visitors at
 * an empty cache cause one render. The load comes from this process, on the other core.
 */
const limits = { perSecond: 1_000, p99: 20 };
const seconds = 15;
const visitors = 500;

const root = join(import.meta.dirname, "../..");
const report = createReport("gateway");

let platform = "";
const proxy = await startCountingProxy(() => platform);
const stack = await startStack({
  log: join(root, ".naluma/bench/stack.log"),
  env: { API_ORIGIN: proxy.origin },
});
platform = stack.api;

/** Keeps a process, with all its threads, on one core. */
const pin = (pid: number | undefined, core: number): void => {
  const { status } = spawnSync("taskset", ["-apc", String(core), String(pid)]);
  if (status !== 0) console.log("taskset is not here: the processes share all cores");
};

/** Seconds of processor time of a process, by Linux's account (hundredths, fields 14 and 15). */
const processorTime = (pid: number | undefined): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
};

const home = (language: string) =>
  fetch(`${stack.lobby}/`, {
    headers: { "accept-encoding": "br", "accept-language": language },
  }).then(async (answer) => {
    if (!answer.ok) throw new Error(`the home page answered ${answer.status}`);
    await answer.arrayBuffer();
  });

try {
  pin(stack.gatewayPid, 0);
  pin(process.pid, 1);

  // What one render asks of the platform, and what many visitors at once ask, in another language.
  await home("vi-VN");
  const once = proxy.take();
  await Promise.all(Array.from({ length: visitors }, () => home("th-TH")));
  const many = proxy.take();
  const renders = Math.max(
    ...Object.entries(many).map(([path, times]) => times / (once[path] ?? 1)),
  );
  report.figure(`renders for ${visitors} visitors at once`, renders, "", { most: 1 });

  await home("en-US");
  const before = processorTime(stack.gatewayPid);
  const run = await autocannon({
    url: `${stack.lobby}/`,
    connections: 10,
    duration: seconds,
    headers: { "accept-encoding": "br", "accept-language": "en-US" },
  });
  const busy = processorTime(stack.gatewayPid) - before;
  const refused = run.non2xx + run.errors + run.timeouts;
  report.figure("requests that were not answered", refused, "", { most: 0 });
  report.figure("home pages a second", run.requests.average, "/s", { least: limits.perSecond });
  report.figure("99th percentile", run.latency.p99, "ms", { most: limits.p99 });
  // Independent of what else the machine is doing.
  report.figure("home pages a processor second", run.requests.total / busy, "/s");
  report.figure("bytes a page", Math.round(run.throughput.average / run.requests.average), "B");
  report.write({ once, many, latency: run.latency });
} finally {
  await stack.stop();
  proxy.stop();
}
