import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, devices, type Browser } from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";
import { startStack } from "../stack/index.ts";
import { moduleGraph, scriptsOf } from "./module-graph.ts";

/**
 * `pnpm bench:first-load`: how many bytes of script the first page costs, on both hosts, gzipped.
 * Measures the stack it starts itself, or the one at BASE_URL. Fails over a limit.
 */
const limits = { graph: 145_000, fetched: 210_000 };

/** Scripts that come after hydration still count until none has come for this long. */
const quiet = 3_000;

const root = join(import.meta.dirname, "../..");

const hosts = {
  desktop: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
  mobile: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
};

const zipped = (code: string): number => gzipSync(code, { level: 9 }).byteLength;

const read = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return await answer.text();
};

const sizes = (scripts: Map<string, string>) => {
  const files = [...scripts]
    .map(([address, code]) => ({ file: new URL(address).pathname, bytes: zipped(code) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
};

const measure = async (browser: Browser, base: string, host: keyof typeof hosts) => {
  const context = await browser.newContext(hosts[host]);
  const page = await context.newPage();
  const fetched = new Set<string>();
  let last = Date.now();
  page.on("response", (response) => {
    if (!/javascript/.test(response.headers()["content-type"] ?? "")) return;
    fetched.add(response.url());
    last = Date.now();
  });

  const document = await page.goto(base);
  if (!document?.ok()) throw new Error(`${base} answered ${document?.status()}`);
  const html = await document.text();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 30_000 });
  last = Date.now();
  while (Date.now() - last < quiet) await page.waitForTimeout(100);
  const template = await page.locator("html").getAttribute("data-template");
  if (template !== host) throw new Error(`${host} was served the template ${template}`);
  await context.close();

  const graph = await moduleGraph(scriptsOf(html, base), read);
  const all = new Map<string, string>();
  for (const address of fetched) all.set(address, await read(address));
  return { graph: sizes(graph), fetched: sizes(all) };
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const stack = process.env["BASE_URL"]
  ? undefined
  : await startStack({ log: join(root, ".naluma/bench/stack.log") });
const browser = await chromium.launch(chromiumLaunch());
try {
  const base = `${process.env["BASE_URL"] ?? stack?.lobby ?? ""}/`;
  const report: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const host of ["desktop", "mobile"] as const) {
    const measured = await measure(browser, base, host);
    report[host] = measured;
    for (const part of ["graph", "fetched"] as const) {
      const { bytes } = measured[part];
      const over = bytes > limits[part];
      if (over) process.exitCode = 1;
      console.log(
        `${host.padEnd(8)} ${part.padEnd(8)} ${kilobytes(bytes).padStart(9)} of ${kilobytes(limits[part])}${over ? "  OVER" : ""}`,
      );
    }
  }
  mkdirSync(join(root, ".naluma/bench"), { recursive: true });
  writeFileSync(
    join(root, ".naluma/bench/first-load.json"),
    JSON.stringify({ limits, ...report }, null, 2),
  );
} finally {
  await browser.close();
  await stack?.stop();
}
