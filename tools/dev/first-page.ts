import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { root } from "../bootstrap/paths.mjs";
import { startService, stopServices, waitUntilAnswers } from "../bootstrap/services.mjs";
import { chromiumLaunch } from "../browser/chromium.ts";
import { freePort } from "../stack/free-port.ts";
import { scaledTimeout } from "../timeouts/index.ts";

/**
 * `npm run check:dev`: the first page of `react-router dev` on both hosts, with an empty Vite cache. It must hydrate
 * without a reload, and apply a changed style sheet while it is open.
 */
const limit = scaledTimeout(300_000);
/** Restored in any case. */
const sheet = join(root, "packages/ui/src/tile.css");

const services: ReturnType<typeof startService>[] = [];
const data = await mkdtemp(join(tmpdir(), "naluma-dev-"));
const [sandboxPort, providerPort] = [await freePort(), await freePort()];
const api = `http://127.0.0.1:${sandboxPort}`;

const begin = (name: string, args: string[], port: number, options = {}) => {
  const settings = {
    NODE_ENV: "development",
    SANDBOX_DATA: data,
    SANDBOX_MODE: "test",
    SANDBOX_PORT: String(sandboxPort),
    PROVIDER_PORT: String(providerPort),
    API_ORIGIN: api,
    PUBLIC_ORIGIN: `http://localhost:${port || 4_000}`,
  };
  const service = startService(name, args, settings, options);
  services.push(service);
  return service;
};

/** Whether changing a style sheet on disk updates the page. */
const isHot = async (page: Page): Promise<boolean> => {
  const text = readFileSync(sheet, "utf8");
  try {
    writeFileSync(sheet, `${text}\n:root {\n  --hot: 1;\n}\n`);
    const isThere = () => getComputedStyle(document.documentElement).getPropertyValue("--hot");
    await page.waitForFunction(isThere, undefined, { timeout: limit });
    return true;
  } catch {
    return false;
  } finally {
    writeFileSync(sheet, text);
  }
};

const faultsOf = async (host: "desktop" | "mobile"): Promise<readonly string[]> => {
  const port = await freePort();
  const folder = join(root, `apps/web-${host}`);
  rmSync(join(folder, "node_modules/.vite"), { recursive: true, force: true });
  const args = ["dev", "--host", "localhost", "--port", String(port), "--strictPort"];
  const program = join(folder, "node_modules/.bin/react-router");
  const address = `http://localhost:${port}/`;
  const service = begin(host, args, port, { program, cwd: folder });
  await waitUntilAnswers(service, address);

  const browser = await chromium.launch(chromiumLaunch());
  const faults: string[] = [];
  try {
    const page = await browser.newPage(
      host === "mobile" ? { viewport: { width: 390, height: 844 } } : {},
    );
    let loads = 0;
    page.on("domcontentloaded", () => (loads += 1));
    page.on("response", (answer) => {
      if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
    });
    const since = performance.now();
    await page.goto(address, { waitUntil: "commit" });
    const lives = page.waitForFunction(
      () => document.documentElement.hasAttribute("data-hydrated"),
      undefined,
      { timeout: limit },
    );
    await lives.catch(() => faults.push(`nothing lives after ${limit / 1_000} s`));
    const seconds = ((performance.now() - since) / 1_000).toFixed(1);
    await page.getByRole("button", { name: "Log in" }).first().click();
    const pressed = performance.now();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor({ timeout: limit }).catch(() => faults.push("a press opened nothing"));
    const opened = ((performance.now() - pressed) / 1_000).toFixed(1);
    if (!(await isHot(page))) faults.push("a changed style sheet is not seen");
    if (loads > 1) faults.push(`the page was loaded ${loads} times`);
    const icon = await page.request.get(`${address}favicon.svg`);
    if (!icon.ok()) faults.push(`favicon.svg is ${icon.status()}`);
    console.log(`${host}: lives after ${seconds} s, a press opens its dialog after ${opened} s`);
  } finally {
    await browser.close();
    await stopServices([service]);
  }
  return faults.map((fault) => `${host}: ${fault}`);
};

try {
  await waitUntilAnswers(begin("sandbox", ["apps/sandbox/src/main.ts"], 0), `${api}/healthz`);
  const faults = [...(await faultsOf("desktop")), ...(await faultsOf("mobile"))];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await stopServices(services);
  rmSync(data, { recursive: true, force: true });
}
