import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";
import { hasRefused } from "../browser/has-refused.ts";
import { heldFor } from "../browser/plain-page.ts";
import type { Stack } from "../stack/index.ts";
import { hosts, logIn, operate, removeBulletins, startBenchStack } from "./harness.ts";
import { watchLaunches } from "./launch-watch.ts";
import { startInWindows as windowStarts, type WindowStart } from "./launch-window.ts";
import { createReport, median } from "./report.ts";

/**
 * `npm run bench:launch`: how long a press takes to become a game, on a processor slowed four times, and how much
 * memory remains after 200 games were started and quit. The hosts must have been built. `WAY=page` (`modal`, `window`)
 * selects one way to open a game; `STARTS=5` and `CYCLES=20` shorten it. Needs an otherwise idle machine.
 */
const limits = {
  /** From the press to the frame that shows the placeholder, in ms. */
  placeholder: { page: 100, modal: 100, window: 400 },
  /** A window's placeholder, compared with an empty document of ours that the same press opens. */
  empty: 1.5,
  /** From the address to the navigation to it, in ms. */
  navigation: 50,
  /** Bytes that may remain after 200 games. */
  heap: 2_000_000,
  /** Additional listeners and sockets. */
  listeners: 0,
  sockets: 0,
} as const;
const slower = 4;
const starts = Number(process.env["STARTS"] ?? 9);
const cycles = Number(process.env["CYCLES"] ?? 200);
const warmUp = 5;

type Way = keyof typeof limits.placeholder;
const ways: readonly Way[] = ["page", "modal", "window"];

const devicesOf = {
  page: hosts.mobile,
  modal: hosts.desktop,
  window: hosts.desktop,
};

const root = join(import.meta.dirname, "../..");
const report = createReport("launch");
const game = "Jade Koi River";

const settled = (page: Page, launch: string) =>
  page.locator(`html[data-launch="${launch}"]`).waitFor({ state: "attached", timeout: 60_000 });

const playButton = (page: Page) =>
  page.getByRole("button", { name: `Play ${game}`, exact: true }).first();

/** Presses like a real hand: the mouse is over the button before it presses, and stays down for a moment. */
const press = async (page: Page, wire: CDPSession, way: Way): Promise<void> => {
  await playButton(page).scrollIntoViewIfNeeded();
  const box = await playButton(page).boundingBox();
  if (!box) throw new Error(`${game} is not on screen`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (way === "modal") await page.mouse.move(point.x, point.y);
  await page.waitForTimeout(500);
  if (way === "modal") return await page.mouse.click(point.x, point.y, { delay: heldFor });
  await wire.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.waitForTimeout(heldFor);
  await wire.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
};

/** Starts one game. */
const begin = async (context: BrowserContext, page: Page, way: Way): Promise<void> => {
  if (way === "window") await Promise.all([context.waitForEvent("page"), playButton(page).click()]);
  else await playButton(page).click();
  await settled(page, "playing");
};

/** Starts games in the page itself and returns their times. */
const startHere = async (page: Page, wire: CDPSession, way: Way): Promise<WindowStart[]> => {
  const measured: WindowStart[] = [];
  for (let turn = 0; turn < starts; turn += 1) {
    await press(page, wire, way);
    await settled(page, "playing");
    const times = await page.evaluate(() => window.launchTimes);
    if (!times) throw new Error("the page is not watched");
    measured.push({
      placeholder: times.placeholder - times.pressed,
      navigation: times.navigated - times.address,
    });
    await quit(page);
  }
  return measured;
};

/** Starts games in windows, by the same member in a separate browser, and compares them with an empty document. */
const startInWindows = async (context: BrowserContext, lobby: string): Promise<WindowStart[]> => {
  const { origins } = await context.storageState();
  const entries = origins.find(({ origin }) => origin === lobby)?.localStorage ?? [];
  const { games, empty } = await windowStarts({
    address: lobby,
    kept: Object.fromEntries(entries.map(({ name, value }) => [name, value])),
    size: devicesOf.window.viewport,
    game,
    slower,
    starts,
  });
  const placeholders = games.map(({ placeholder }) => placeholder);
  report.figure("window: press to an empty document, first", empty[0] ?? Number.NaN, "ms");
  report.figure("window: press to an empty document, median", median(empty), "ms");
  const [first = Number.NaN] = placeholders;
  report.figure("window: first, so many times an empty one", first / (empty[0] ?? 0), "x", {
    most: limits.empty,
  });
  report.figure(
    "window: median, so many times an empty one",
    median(placeholders) / median(empty),
    "x",
    { most: limits.empty },
  );
  return games;
};

const quit = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Quit game" }).click();
  await settled(page, "idle");
  await playButton(page).waitFor();
};

const countersNow = async (wire: CDPSession) => {
  await wire.send("HeapProfiler.collectGarbage");
  await wire.send("HeapProfiler.collectGarbage");
  const { metrics } = await wire.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of("JSHeapUsedSize"), listeners: of("JSEventListeners"), nodes: of("Nodes") };
};

/** Counts once the page is idle: the end of a game is reported for 20 s, and wallet calls follow it. */
const countersOf = async (page: Page, wire: CDPSession) => {
  // The receipt stays open while the pointer is over it.
  await page.mouse.move(0, 0);
  await page.locator(".receipt-notice").waitFor({ state: "detached", timeout: 60_000 });
  let before = await countersNow(wire);
  for (let same = 0; same < 4;) {
    await page.waitForTimeout(500);
    const now = await countersNow(wire);
    same = now.listeners === before.listeners && now.nodes === before.nodes ? same + 1 : 0;
    before = now;
  }
  return before;
};

const measure = async (browser: Browser, stack: Stack, way: Way, account: string) => {
  const baseURL = stack.lobby;
  const context = await browser.newContext({
    ...devicesOf[way],
    storageState: hasRefused,
    locale: "en-US",
    baseURL,
  });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send("Performance.enable");
  await page.addInitScript(watchLaunches, way !== "window");
  const sockets = new Set<object>();
  page.on("websocket", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await logIn(page, account);
  await page.locator(".island:not([data-alive])").first().waitFor({ state: "detached" });

  await wire.send("Emulation.setCPUThrottlingRate", { rate: slower });
  // The placeholder stays long enough for this command to see it.
  await operate(stack, "POST", "answers", {
    path: "/member/game/play1",
    delay_ms: 3_000,
    times: "always",
  });
  const measured =
    way === "window" ? await startInWindows(context, baseURL) : await startHere(page, wire, way);
  const placeholders = measured.map(({ placeholder }) => placeholder);
  const navigations = measured.map(({ navigation }) => navigation);
  const [first = Number.NaN] = placeholders;
  report.figure(`${way}: press to placeholder, first`, first, "ms", {
    most: limits.placeholder[way],
  });
  report.figure(`${way}: press to placeholder, median`, median(placeholders), "ms", {
    most: limits.placeholder[way],
  });
  report.figure(`${way}: address to navigation, median`, median(navigations), "ms", {
    most: limits.navigation,
  });

  await operate(stack, "DELETE", "answers");
  await wire.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  // What the first games load into the page is not a leak.
  for (let cycle = 0; cycle < warmUp; cycle += 1) {
    await begin(context, page, way);
    await quit(page);
  }
  const before = await countersOf(page, wire);
  const socketsBefore = sockets.size;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await begin(context, page, way);
    await quit(page);
  }
  const after = await countersOf(page, wire);
  report.figure(`${way}: heap after ${cycles} games`, after.heap - before.heap, "B", {
    most: limits.heap,
  });
  report.figure(`${way}: further listeners`, after.listeners - before.listeners, "", {
    most: limits.listeners,
  });
  report.figure(`${way}: further sockets`, sockets.size - socketsBefore, "", {
    most: limits.sockets,
  });
  report.figure(`${way}: further nodes`, after.nodes - before.nodes, "");
  await context.close();
};

/** A copy of the site's files with another way to open games on a desktop. */
const sitesOpening = (way: Way): string => {
  const folder = mkdtempSync(join(tmpdir(), "naluma-bench-sites-"));
  const from = join(root, "apps/gateway/sites");
  cpSync(from, folder, { recursive: true });
  const site = readFileSync(join(from, "1.json"), "utf8");
  writeFileSync(
    join(folder, "1.json"),
    site.replace(/"desktop": "window"/, `"desktop": "${way === "page" ? "window" : way}"`),
  );
  return folder;
};

const browser = await chromium.launch(chromiumLaunch());
for (const [place, way] of ways.entries()) {
  if ((process.env["WAY"] ?? way) !== way) continue;
  const folder = sitesOpening(way);
  const stack = await startBenchStack({ SITES_FOLDER: folder });
  try {
    await removeBulletins(stack);
    await measure(browser, stack, way, `player0${place + 1}`);
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
report.write({ slower, starts, cycles });
await browser.close();
