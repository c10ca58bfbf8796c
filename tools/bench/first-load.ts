import { chromium, type Browser, type Page } from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";
import { hasRefused } from "../browser/has-refused.ts";
import { budget, scriptsAtMost, sizesOf, zipped } from "../first-load/budget.ts";
import { importMapOf, moduleGraph, scriptsOf } from "../first-load/module-graph.ts";
import { hosts, startBenchStack, type Host } from "./harness.ts";
import { createReport } from "./report.ts";

/**
 * `npm run bench:first-load`: what the first page of both hosts costs a first-time visitor. Measures the stack that it
 * starts itself, or the one at BASE_URL. Fails if a limit is exceeded.
 */
const limits = {
  graph: budget.graph,
  fetched: budget.fetched,
  css: budget.css,
  requests: 45,
  /** All bytes over the wire, compressed and with headers. */
  transferred: 330_000,
};

/** The first view is complete when nothing has arrived for this long, in ms. */
const quiet = 3_000;

const read = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return await answer.text();
};

interface Asked {
  readonly address: string;
  readonly isScript: boolean;
  /** As transferred, with headers. */
  bytes: number;
}

/** `last` returns when the last response arrived, in ms since 1970. */
const untilQuiet = async (page: Page, last: () => number) => {
  while (Date.now() - last() < quiet) await page.waitForTimeout(100);
};

const measure = async (browser: Browser, base: string, host: Host) => {
  const context = await browser.newContext(hosts[host]);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const asked = new Map<string, Asked>();
  let last = Date.now();
  wire.on("Network.responseReceived", ({ requestId, response }) => {
    last = Date.now();
    if (!response.url.startsWith("http")) return;
    const isScript = /javascript/.test(response.mimeType);
    asked.set(requestId, { address: response.url, isScript, bytes: 0 });
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    last = Date.now();
    const one = asked.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await wire.send("Network.enable");

  const document = await page.goto(base);
  if (!document?.ok()) throw new Error(`${base} answered ${document?.status()}`);
  const html = await document.text();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 30_000 });
  last = Date.now();
  await untilQuiet(page, () => last);
  const template = await page.locator("html").getAttribute("data-template");
  if (template !== host) throw new Error(`${host} was served the template ${template}`);
  await context.close();

  const requests = [...asked.values()].toSorted((a, b) => b.bytes - a.bytes);
  const scripts = new Map<string, string>();
  for (const { address, isScript } of requests)
    if (isScript) scripts.set(address, await read(address));
  return {
    graph: sizesOf(await moduleGraph(scriptsOf(html, base), read, importMapOf(html))),
    fetched: sizesOf(scripts),
    css: zipped(
      [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css).join("\n"),
    ),
    transferred: requests.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: requests.map(({ address, bytes }) => ({
      file: address.replace(new URL(base).origin, ""),
      bytes,
    })),
  };
};

/** How many scripts a page has requested so far, once the network has been idle for a while. */
const countScripts = (page: Page) => {
  let scripts = 0;
  let last = Date.now();
  page.on("response", (response) => {
    last = Date.now();
    if (response.request().resourceType() === "script") scripts += 1;
  });
  return async () => {
    last = Date.now();
    await untilQuiet(page, () => last);
    return scripts;
  };
};

/**
 * The scripts of a visitor's home, then after one pointer movement, then after a press on Log in; and of a member's
 * home.
 */
const scriptsOfSteps = async (browser: Browser, base: string, host: Host) => {
  const visitor = await browser.newContext({ ...hosts[host], storageState: hasRefused });
  const page = await visitor.newPage();
  const soFar = countScripts(page);
  await page.goto(base);
  const home = await soFar();
  await page.mouse.move(200, 300);
  const moved = await soFar();
  // The news may have popped up by itself.
  if ((await page.getByRole("dialog").count()) > 0) await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Log in", exact: true }).first().click();
  const form = page.getByRole("dialog");
  await form.getByRole("img").first().waitFor();
  const login = await soFar();
  await form.getByLabel("Username").fill("player02");
  await form.getByLabel("Password", { exact: true }).fill("naluma88");
  await form.getByLabel("Verification code").fill("0000");
  await form.getByRole("button", { name: "Log in", exact: true }).click();
  await page
    .locator('html[data-member][data-connection="connected"]')
    .waitFor({ state: "attached" });
  const member = await browser.newContext({
    ...hosts[host],
    storageState: await visitor.storageState(),
  });
  await visitor.close();
  const own = await member.newPage();
  const ofMember = countScripts(own);
  await own.goto(base);
  await own
    .locator('html[data-member][data-connection="connected"]')
    .waitFor({ state: "attached" });
  const membersHome = await ofMember();
  await member.close();
  return { home, moved, loginForm: login, membersHome };
};

const stack = process.env["BASE_URL"] ? undefined : await startBenchStack();
const browser = await chromium.launch(chromiumLaunch());
const report = createReport("first-load");
try {
  const base = `${process.env["BASE_URL"] ?? stack?.lobby ?? ""}/`;
  const details: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const host of ["desktop", "mobile"] as const) {
    const measured = await measure(browser, base, host);
    details[host] = measured;
    const figure = (name: keyof typeof limits, value: number, unit: string) =>
      report.figure(`${host}: ${name}`, value, unit, { most: limits[name] });
    figure("graph", measured.graph.bytes, "B");
    figure("fetched", measured.fetched.bytes, "B");
    figure("css", measured.css, "B");
    figure("requests", measured.requests.length, "");
    figure("transferred", measured.transferred, "B");
    const { home, moved, loginForm, membersHome } = await scriptsOfSteps(browser, base, host);
    const scripts = (step: string, count: number, most: number) =>
      report.figure(`${host}: scripts, ${step}`, count, "", { most });
    scripts("home", home, scriptsAtMost.moved);
    scripts("home and a movement", moved, scriptsAtMost.moved);
    scripts("login form", loginForm, scriptsAtMost.loginForm);
    scripts("member's home", membersHome, scriptsAtMost.membersHome);
  }
  report.write(details);
} finally {
  await browser.close();
  await stack?.stop();
}
