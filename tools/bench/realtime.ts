import { chromium, type Browser } from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";
import { hasRefused } from "../browser/has-refused.ts";
import type { Stack } from "../stack/index.ts";
import { startBareListener } from "./bare-listener.ts";
import { openBarePage, type BarePage } from "./bare-page.ts";
import { hosts, logIn, removeBulletins, startBenchStack, type Host } from "./harness.ts";
import { atPace, post } from "./pusher-api.ts";
import { watchEvents, type WatchedEvents } from "./realtime-watch.ts";
import { createReport } from "./report.ts";
import { compareServers } from "./socket-server.ts";

/**
 * `npm run bench:realtime`: a member's page of each host receives 1,000 events a second for a minute, beside a page
 * that only reads them. Then 500 clients receive 100 events a second, alternately from the socket server and from a
 * bare broadcast. The hosts must have been built. `SECONDS=5` shortens both parts, `HOST=mobile` selects one host,
 * `PART=server` (`pages`) one part. Needs an otherwise idle machine.
 */
const limits = {
  /** A task of the page's thread, in ms; a machine that delays the bare page delays this one as well. */
  task: 50,
  commitsInFrame: 1,
  /** Bytes that may remain after a minute of events. */
  heap: 1_000_000,
  /** Calls of one kind per second. */
  calls: 2,
  /** As a multiple of the bare broadcast's 99th percentile. */
  p99: 2,
};
const seconds = Number(process.env["SECONDS"] ?? 60);
const perSecond = 1_000;
const inBatch = 10;

const app = { id: "1", key: "naluma", secret: "secret-of-the-bench" };
/** The bare page's channel, which receives everything the member does. */
const everything = "bench";

const report = createReport("realtime");
const most = (values: readonly number[]): number => Math.max(0, ...values);
const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;

/** The local storage of a member who has logged in, for pages that are opened later. */
const storageOfMember = async (browser: Browser, stack: Stack): Promise<Record<string, string>> => {
  const context = await browser.newContext({ storageState: hasRefused, baseURL: stack.lobby });
  const page = await context.newPage();
  await logIn(page, "player02");
  const { origins } = await context.storageState();
  await context.close();
  const kept = origins.find(({ origin }) => origin === stack.lobby)?.localStorage ?? [];
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
};

/** Runs before the page's own code: stores a member who has refused tracking, and starts the recording. */
const arrive = (kept: Readonly<Record<string, string>>): string => `
  ${hasRefused.cookies.map(({ name, value }) => `document.cookie = ${JSON.stringify(`${name}=${value}; path=/`)};`).join("\n")}
  for (const [name, value] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(name, value);
  (${watchEvents.toString()})();`;

/** Ten events: mostly money movements, plus some of each other frequent kind. */
const batchOf = (memberId: string, turn: number) => {
  const own = `private-member.${memberId}`;
  const cash = (n: number) => ({
    channel: own,
    name: "member.cash",
    data: JSON.stringify({ cash: `${1_000 + ((turn * inBatch + n) % 9_000)}.00` }),
  });
  const other = (channel: string, name: string) => ({ channel, name, data: "{}" });
  return [
    ...[0, 1, 2, 3].map(cash),
    other(own, "letter.sent"),
    other(own, "letter.read"),
    other(own, "profile.updated"),
    other(own, "all_transfer_back"),
    other("web_api.USD", "carousel_picture.url"),
    cash(9),
  ];
};

const send = (stack: Stack, memberId: string, length: number) =>
  atPace((1_000 * inBatch) / perSecond, length, async (turn) => {
    const batch = batchOf(memberId, turn);
    const copies = batch.map((event) => ({ ...event, channel: everything }));
    await Promise.all([
      post(stack.api, app, "batch_events", { batch }),
      post(stack.api, app, "batch_events", { batch: copies }),
    ]);
  });

const take = (page: BarePage): Promise<WatchedEvents> => page.evaluate("window.seenEvents()");

const measurePage = async (browser: Browser, stack: Stack, host: Host): Promise<void> => {
  const figure = (name: string, value: number, unit: string, limit?: number) =>
    report.figure(
      `${host}: ${name}`,
      value,
      unit,
      limit === undefined ? undefined : { most: limit },
    );
  const kept = await storageOfMember(browser, stack);
  const memberId = kept["member_id"] ?? "";
  const listener = await startBareListener(`${stack.socket}/app/${app.key}?protocol=7`, everything);
  const watch = `(${watchEvents.toString()})();`;
  const bare = await openBarePage(browser, listener.address, hosts[host], watch);
  const page = await openBarePage(browser, `${stack.lobby}/`, hosts[host], arrive(kept));
  await bare.until(`document.title === "joined"`);
  await page.until(
    `document.documentElement.matches('[data-member][data-connection="connected"]')`,
  );
  await page.until(`!document.querySelector(".island:not([data-alive])")`);

  await send(stack, memberId, Math.min(5, seconds));
  const before = await page.heap();
  await Promise.all([take(page), take(bare)]);
  await send(stack, memberId, seconds);
  const [seen, beside] = await Promise.all([take(page), take(bare)]);
  const growth = (await page.heap()) - before;

  figure("events that came", seen.messages, "");
  figure("frames", seen.frames, "");
  figure("commits", seen.commits, "");
  figure("longest task of the bare page", most(beside.tasks), "ms");
  const allowed = Math.max(limits.task, most(beside.tasks));
  figure("longest task", most(seen.tasks), "ms", allowed);
  figure("commits in a frame", seen.mostInFrame, "", limits.commitsInFrame);
  figure("calls of one kind in a second", most(Object.values(seen.mostCalls)), "", limits.calls);
  figure(`heap after ${seconds} s`, growth, "B", limits.heap);
  details[host] = { seen, beside };
  await Promise.all([page.close(), bare.close()]);
  listener.stop();
};

const measurePages = async (): Promise<void> => {
  const stack = await startBenchStack({ PUSHER_SECRET: app.secret, PUSHER_HOST: "" });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    await removeBulletins(stack);
    for (const host of ["desktop", "mobile"] as const)
      if ((process.env["HOST"] ?? host) === host) await measurePage(browser, stack, host);
  } finally {
    await browser.close();
    await stack.stop();
  }
};

const measureServer = async (): Promise<void> => {
  const times = await compareServers(seconds);
  const [bare, ours] = [times.bare, times.ours].map((all) => Float64Array.from(all).toSorted());
  if (!bare || !ours) return;
  report.figure("bare broadcast: median", percentile(bare, 0.5), "ms");
  report.figure("bare broadcast: 99th percentile", percentile(bare, 0.99), "ms");
  report.figure("socket server: median", percentile(ours, 0.5), "ms");
  report.figure("socket server: 99th percentile", percentile(ours, 0.99), "ms");
  report.figure(
    "99th percentile beside the bare",
    percentile(ours, 0.99) / percentile(bare, 0.99),
    "",
    {
      most: limits.p99,
    },
  );
  details["deliveries"] = { bare: bare.length, ours: ours.length };
};

const details: Record<string, unknown> = { seconds, perSecond };
const part = process.env["PART"];
if (part !== "server") await measurePages();
if (part !== "pages") await measureServer();
report.write(details);
