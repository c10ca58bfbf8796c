import lighthouse, { type Flags } from "lighthouse";
import { chromium } from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";
import { freePort } from "../stack/free-port.ts";
import { startBenchStack } from "./harness.ts";
import { blockedByProcessor } from "./processor-time.ts";
import { createReport, median } from "./report.ts";
import { startStaticTwin } from "./static-twin.ts";

/**
 * `npm run bench:lighthouse`: both hosts' home under Lighthouse's mobile conditions: slow 4G and a processor slowed
 * four times. It prints the median of five runs, beside that of a static copy without scripts. Needs an otherwise idle
 * machine.
 */
const runs = Number(process.env["RUNS"] ?? 5);
const limits = { performance: 98, others: 100, lcp: 2_000, cls: 0.01, tbt: 80 };

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const phone =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const computer =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const hosts = {
  mobile: {
    agent: phone,
    window: [],
    screen: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false },
  },
  // The same conditions and scale in a wide window, because Lighthouse's own desktop preset is easier. A user agent
  // that Lighthouse emulates under these conditions sends `Sec-CH-UA-Mobile: ?1`, which no computer does, and the page
  // would be loaded twice. So the browser is started with it.
  desktop: {
    agent: false,
    window: ["--window-size=1440,900", `--user-agent=${computer}`],
    screen: { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: true },
  },
} as const;

interface Run {
  readonly scores: Readonly<Record<string, number>>;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** Like `tbt`, but counting processor time only. */
  readonly tbtOfProcessor: number;
  /** Lighthouse's benchmark of the machine; its slowdown is designed for 1,500 to 2,000. */
  readonly machine: number;
  /** Audits that lose points in a category that must be perfect. */
  readonly faults: readonly string[];
}

const measure = async (address: string, host: keyof typeof hosts): Promise<Run> => {
  const { agent, window, screen } = hosts[host];
  const port = await freePort();
  const launch = chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`, ...window],
  });
  try {
    const flags: Flags = {
      port,
      logLevel: "error",
      output: "json",
      onlyCategories: [...categories],
      formFactor: "mobile",
      screenEmulation: screen,
      emulatedUserAgent: agent,
    };
    const result = await lighthouse(address, flags);
    if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
    const { lhr, artifacts } = result;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const score = (category: string) =>
      Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
    const faults = categories
      .filter((category) => category !== "performance")
      .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${lhr.audits[id]?.title ?? ""}`);
    return {
      scores: Object.fromEntries(categories.map((category) => [category, score(category)])),
      lcp: figure("largest-contentful-paint"),
      cls: figure("cumulative-layout-shift"),
      tbt: figure("total-blocking-time"),
      tbtOfProcessor: blockedByProcessor(
        artifacts.Trace.traceEvents,
        lhr.configSettings.throttling.cpuSlowdownMultiplier,
      ),
      machine: lhr.environment.benchmarkIndex,
      faults,
    };
  } finally {
    await browser.close();
  }
};

const report = createReport("lighthouse");
const stack = await startBenchStack();
const details: Record<string, { site: Run[]; twin: Run[] }> = {};
try {
  for (const host of ["mobile", "desktop"] as const) {
    const site = `${stack.lobby}/`;
    const agent = host === "mobile" ? phone : computer;
    const headers = { "user-agent": agent, "accept-language": "en-US" };
    await fetch(site, { headers }).then((answer) => answer.text());
    const twin = await startStaticTwin(site, headers);
    const measured: { site: Run[]; twin: Run[] } = { site: [], twin: [] };
    for (let run = 0; run < runs; run += 1) {
      measured.site.push(await measure(site, host));
      measured.twin.push(await measure(twin.address, host));
    }
    twin.stop();
    details[host] = measured;

    const of = (of: (run: Run) => number, list = measured.site) => median(list.map(of));
    for (const category of categories) {
      const least = category === "performance" ? limits.performance : limits.others;
      report.figure(
        `${host} ${category}`,
        of(({ scores }) => scores[category] ?? Number.NaN),
        "",
        {
          least,
        },
      );
    }
    const lcp = of((run) => run.lcp);
    report.figure(`${host} LCP`, Math.round(lcp), "ms", { most: limits.lcp });
    report.figure(
      `${host} CLS`,
      of((run) => run.cls),
      "",
      { most: limits.cls },
    );
    report.figure(`${host} TBT`, Math.round(of((run) => run.tbt)), "ms", { most: limits.tbt });
    const still = of((run) => run.lcp, measured.twin);
    report.figure(`${host} LCP of the page without script`, Math.round(still), "ms");
    report.figure(`${host} LCP, so many times as long`, lcp / still, "x");
    // A page without scripts blocks nothing: more than a few milliseconds here come from the machine.
    const idle = of((run) => run.tbt, measured.twin);
    report.figure(`${host} TBT of the page without script`, Math.round(idle), "ms");
    const own = of((run) => run.tbtOfProcessor);
    report.figure(`${host} TBT by the processor's time`, Math.round(own), "ms");
    report.figure(
      `${host} benchmark index of the machine`,
      Math.round(of((run) => run.machine)),
      "",
    );
    for (const fault of new Set(measured.site.flatMap(({ faults }) => faults)))
      console.log(`  ${fault}`);
  }
} finally {
  report.write(details);
  await stack.stop();
}
