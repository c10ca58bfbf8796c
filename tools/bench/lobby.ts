import { chromium, type Browser, type CDPSession, type Page } from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";
import { hasRefused } from "../browser/has-refused.ts";
import { openBarePage } from "./bare-page.ts";
import { hosts, operate, removeBulletins, startBenchStack, type Host } from "./harness.ts";
import { watchPage, type Watched } from "./lobby-watch.ts";
import { createReport } from "./report.ts";

/**
 * `npm run bench:lobby`: both hosts' home with 10,000 games, on a processor slowed four times: search, scrolling the
 * whole list, and the memory that remains afterwards. The hosts must have been built. `HOST=mobile` selects one of
 * them. `MINUTES=1` shortens the last part, `SECONDS_OF_SCROLLING=20` the scrolling. Needs an otherwise idle machine.
 */
const limits = {
  /** Worst interaction while typing, in ms. */
  interaction: 50,
  /** For one query, in ms. */
  query: 3,
  /** Between two frames while the list is scrolled, in ms. */
  frameP95: 20,
  frame: 50,
  /** While the catalogue is fetched, parsed and indexed, in ms. */
  task: 50,
  nodes: 1_500,
  /** Bytes that may remain after ten minutes. */
  heap: 5_000_000,
  shift: 0.01,
};
const games = 10_000;
const slower = 4;
const minutes = Number(process.env["MINUTES"] ?? 10);
/** In seconds; longer than the whole list takes. */
const scrolling = Number(process.env["SECONDS_OF_SCROLLING"] ?? 900);

/** The beginning of a name, a word inside one, a typo, a provider, two words, and one without results. */
const queries = [
  "jade koi",
  "dragon",
  "midnigth fox",
  "peacok",
  "golden tiger",
  "kestrel",
  "river",
  "owl meadow",
  "ph",
  "zzzyx",
];

/** The distance per frame of a fast scroll, in CSS pixels. */
const step = 60;

const catalogue = { path: "/v2/get_template_game_list" };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const report = createReport("lobby");

/** The value that this percentage of the values does not exceed. */
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

const most = (values: readonly number[]): number => Math.max(0, ...values);

const take = async (page: Page): Promise<Watched> => {
  // The last paint is reported with a delay.
  await page.waitForTimeout(500);
  const taken = await page.evaluate(() => window.taken?.());
  if (!taken) throw new Error("the page is not watched");
  return taken;
};

const openSearch = async (page: Page, host: Host): Promise<void> => {
  if (host === "mobile") await page.getByRole("button", { name: "Search games" }).click();
  else await page.keyboard.press("/");
};

/** Waits for the search result. Polls at long intervals, because polling slows a slow processor down. */
const searched = (page: Page) =>
  page.waitForFunction(() => window.hasSearched?.(), undefined, { polling: 500, timeout: 60_000 });

/** Clears the field by keyboard, so that the resulting layout shifts count as caused by input. */
const clear = async (page: Page): Promise<void> => {
  await page.getByRole("combobox").press("ControlOrMeta+a");
  await page.keyboard.press("Backspace");
};

const closeSearch = (page: Page) => page.keyboard.press("Escape");

const heapOf = async (wire: CDPSession): Promise<number> => {
  await wire.send("HeapProfiler.collectGarbage");
  await wire.send("HeapProfiler.collectGarbage");
  return (await wire.send("Runtime.getHeapUsage")).usedSize;
};

/** The actions of a restless player for some seconds. */
const round = async (page: Page, host: Host, query: string): Promise<void> => {
  await page.evaluate(async (pixels) => {
    window.scrollTo(0, Math.random() * document.body.scrollHeight);
    await window.scrollList?.(pixels, 4_000);
  }, step);
  await openSearch(page, host);
  await page.getByRole("combobox").pressSequentially(query, { delay: 60 });
  await page.locator(".result").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const info = page.getByRole("dialog").last();
  await info.getByText("Provider", { exact: true }).waitFor();
  // On a phone, the details of a game replace the results.
  if (host === "mobile") await page.getByRole("button", { name: "Back to search results" }).click();
  else await page.keyboard.press("Escape");
  await clear(page);
  await closeSearch(page);
  await page
    .getByRole("combobox")
    .or(page.getByRole("button", { name: "Search games" }))
    .waitFor();
};

/** The first touch opens the search; the catalogue, which loads later, is then fetched, parsed and indexed. */
const measureFirstTouch = async (browser: Browser, base: string, host: Host): Promise<void> => {
  await operate(stack, "POST", "answers", { ...catalogue, delay_ms: 4_000, times: "always" });
  const page = await openBarePage(browser, base, hosts[host], `(${watchPage.toString()})()`);
  const tasks = async () => most((await page.evaluate<Watched>("window.taken()")).tasks);
  await page.until("document.documentElement.dataset.hydrated !== undefined");
  await pause(2_000);
  await page.slowDown(slower);
  await tasks();
  await page.evaluate(
    `document.querySelector(".search-open, .search-box input").${host === "mobile" ? "click" : "focus"}()`,
  );
  await page.until(`document.querySelector(".results") !== null`);
  await pause(500);
  report.figure(`${host}: longest task while the search opens`, await tasks(), "ms");
  await page.until("window.hasSearched()");
  await pause(500);
  const longest = await tasks();
  report.figure(`${host}: longest task while the catalogue comes`, longest, "ms", {
    most: limits.task,
  });
  await page.close();
  await operate(stack, "DELETE", "answers");
};

const measure = async (browser: Browser, base: string, host: Host): Promise<void> => {
  const context = await browser.newContext({
    ...hosts[host],
    storageState: hasRefused,
    locale: "en-US",
  });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await page.addInitScript(watchPage);
  const figure = (name: string, value: number, unit: string, limit?: number) =>
    report.figure(
      `${host}: ${name}`,
      value,
      unit,
      limit === undefined ? undefined : { most: limit },
    );

  await page.goto(base);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await wire.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await take(page);

  await openSearch(page, host);
  await searched(page);
  await take(page);
  for (const query of queries) {
    await clear(page);
    await page.waitForTimeout(200);
    await page.getByRole("combobox").pressSequentially(query, { delay: 90 });
  }
  const typed = await take(page);
  figure("worst interaction while typing", most(typed.interactions), "ms", limits.interaction);
  // Throttling slows only the page's thread, so the worker's time is multiplied by this.
  const slowed = percentile(typed.queries, 0.95) * slower;
  figure("query, 95th percentile", slowed, "ms", limits.query);
  figure("query until it is answered", percentile(typed.answers, 0.95), "ms");
  figure("queries", typed.queries.length, "");
  await clear(page);
  await closeSearch(page);

  await page.getByRole("button", { name: "Show more games" }).click();
  await page.getByRole("grid", { name: "Games", exact: true }).waitFor();
  await take(page);
  await page.evaluate(([pixels, time]) => window.scrollList?.(pixels, time), [
    step,
    scrolling * 1_000,
  ] as const);
  const scrolled = await take(page);
  figure("frames of scrolling", scrolled.frames.length, "");
  figure("frame, 95th percentile", percentile(scrolled.frames, 0.95), "ms", limits.frameP95);
  figure("longest frame", most(scrolled.frames), "ms", limits.frame);

  // Everything is opened once before the first heap measurement.
  await round(page, host, "owl");
  const before = await heapOf(wire);
  const end = Date.now() + minutes * 60_000;
  let rounds = 0;
  while (Date.now() < end) {
    await round(page, host, queries[rounds % (queries.length - 1)] ?? "");
    rounds += 1;
  }
  const growth = (await heapOf(wire)) - before;
  figure(`heap after ${minutes} minutes`, growth, "B", limits.heap);
  figure("rounds", rounds, "");
  const last = await take(page);
  figure("elements at most", last.nodes, "", limits.nodes);
  figure("layout shift", last.shift, "", limits.shift);
  await context.close();
};

const stack = await startBenchStack({ SANDBOX_GAMES: String(games) });
await removeBulletins(stack);
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const host of ["desktop", "mobile"] as const)
    if ((process.env["HOST"] ?? host) === host) {
      await measureFirstTouch(browser, `${stack.lobby}/`, host);
      await measure(browser, `${stack.lobby}/`, host);
    }
} finally {
  report.write({ games, slower, minutes });
  await browser.close();
  await stack.stop();
}
