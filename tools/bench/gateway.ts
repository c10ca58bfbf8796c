import { createServer, request } from "node:http";
import autocannon from "autocannon";
import { startBenchStack } from "./harness.ts";
import { pin, secondsOf } from "./pinned.ts";
import { createReport } from "./report.ts";
import { measureTwoReleases } from "./two-releases.ts";

/**
 * `npm run bench:gateway`: how many cached home pages one core serves. It also checks that any number of visitors to an
 * empty cache cause only one render, and that serving two releases in turn costs no more than one. The load comes from
 * this process, on the other core.
 */
const limits = { perSecond: 1_000, p99: 20, twoReleases: 0.95 };
const seconds = 15;
const visitors = 500;

const report = createReport("gateway");

let details = {};
let platform = "";
const proxy = await startCountingProxy(() => platform);
const stack = await startBenchStack({ API_ORIGIN: proxy.origin });
platform = stack.api;

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

  // The platform calls of one render, and those of many simultaneous visitors, in another language.
  await home("vi-VN");
  const once = proxy.take();
  await Promise.all(Array.from({ length: visitors }, () => home("th-TH")));
  const many = proxy.take();
  const renders = Math.max(
    ...Object.entries(many).map(([path, times]) => times / (once[path] ?? 1)),
  );
  report.figure(`renders for ${visitors} visitors at once`, renders, "", { most: 1 });

  await home("en-US");
  const before = secondsOf(stack.gatewayPid);
  const run = await autocannon({
    url: `${stack.lobby}/`,
    connections: 10,
    duration: seconds,
    headers: { "accept-encoding": "br", "accept-language": "en-US" },
  });
  const busy = secondsOf(stack.gatewayPid) - before;
  const refused = run.non2xx + run.errors + run.timeouts;
  report.figure("requests that were not answered", refused, "", { most: 0 });
  report.figure("home pages a second", run.requests.average, "/s", { least: limits.perSecond });
  report.figure("99th percentile", run.latency.p99, "ms", { most: limits.p99 });
  // Independent of other load on the machine.
  report.figure("home pages a processor second", run.requests.total / busy, "/s");
  report.figure("bytes a page", Math.round(run.throughput.average / run.requests.average), "B");
  details = { once, many, latency: run.latency };
} finally {
  await stack.stop();
  proxy.stop();
}

const { one, two } = await measureTwoReleases();
report.figure("the same with two releases in turn", two, "/s");
report.figure("compared with one release", two / one, "", { least: limits.twoReleases });
report.write({ ...details, one });

/**
 * A proxy between gateway and platform that counts calls by path, so that a benchmark sees how often a page was really
 * rendered. `to` is evaluated at each call, because the platform starts later; it is '' until then.
 */
async function startCountingProxy(to: () => string) {
  const counts = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? "/", "http://any").pathname;
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const platform = to();
    if (platform === "") return void outgoing.writeHead(503).end();
    const onward = request(
      new URL(incoming.url ?? "/", platform),
      { method: incoming.method ?? "GET", headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** Returns the calls by path since the last time, and resets the counts. */
    take: (): Record<string, number> => {
      const taken = Object.fromEntries(counts);
      counts.clear();
      return taken;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
