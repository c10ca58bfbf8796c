import { afterEach, describe, expect, test, vi } from "vitest";
import type { LogLine } from "./log.ts";
import { fakePlatform, type FakePlatform } from "./proxy/platform.fake.ts";
import { watchPlatform, type WatchedPlatform } from "./watch-platform.ts";

let platform: FakePlatform | undefined;
let shared: WatchedPlatform | undefined;
afterEach(async () => {
  shared?.stop();
  await platform?.stop();
});

const settings = {
  siteId: 1,
  capabilities: [],
  currencies: ["USD", "BRL", "VND", "NGN"],
  describedCurrencies: { GLD: { decimals: 2, sign: "⊙" } },
  minimumAge: 18,
  connectOrigins: ["wss://rt.example.com"],
  imageOrigins: ["https://*.cdn.example"],
} as const;
const publicOrigin = "https://site.example";
const pauses = { untilAnswered: 5, onceAnswered: 5, untilTold: 0 };

interface Offered {
  currencies: readonly string[] | undefined;
  MINIMUM_AGE?: unknown;
}

/** A platform that offers the currencies in `offered`, or is out of order while it has none. */
async function platformOffering(offered: Offered, asking = pauses, more: object = {}) {
  platform = await fakePlatform((_, response) => {
    const { currencies, MINIMUM_AGE } = offered;
    response.writeHead(currencies ? 200 : 503, { "content-type": "application/json" });
    const data = currencies ? { env_config: { currencies, MINIMUM_AGE }, ...more } : null;
    response.end(JSON.stringify({ code: currencies ? "100" : "503", message: "", data }));
  });
  const lines: LogLine[] = [];
  const log = (line: LogLine) => lines.push(line);
  const { origin: apiOrigin } = platform;
  shared = await watchPlatform({ settings, apiOrigin, publicOrigin, log, pauses: asking });
  return { lines, shared, platform };
}

test("a currency that the platform lacks is not offered, and is logged once", async () => {
  const { lines, shared, platform } = await platformOffering({ currencies: ["VND", "THB", "USD"] });
  expect(shared.shared().currencies).toEqual(["USD", "VND"]);
  await vi.waitFor(() => expect(platform.seen.length).toBeGreaterThan(2));
  expect(lines).toEqual([{ event: "currencies-missing", site: 1, missing: ["BRL", "NGN"] }]);
  expect(platform.seen[0]).toMatchObject({
    method: "POST",
    url: "/api/arks/web/site/detail",
    body: '{"site_id":1}',
  });
});

test("a currency that nobody describes is logged once, and one of the contract or of the site's file is not", async () => {
  const offered: Offered = { currencies: [...settings.currencies, "THB", "GLD", "EUR", "XYZ"] };
  const { lines, shared, platform } = await platformOffering(offered);
  expect(shared.shared().currencies).toEqual(settings.currencies);
  await vi.waitFor(() => expect(platform.seen.length).toBeGreaterThan(2));
  const told = { event: "currencies-unknown", site: 1 };
  expect(lines).toEqual([{ ...told, unknown: ["EUR", "XYZ"] }]);
  offered.currencies = settings.currencies;
  await vi.waitFor(() => expect(lines[1]).toEqual({ ...told, unknown: [] }));
});

test("nothing is logged when the platform has all currencies", async () => {
  const { lines, shared } = await platformOffering({ currencies: settings.currencies });
  expect(shared.shared().currencies).toEqual(settings.currencies);
  expect(lines).toEqual([]);
});

test("a platform that starts later, or changes its list, is noticed", async () => {
  const offered: Offered = { currencies: undefined };
  const { lines, shared, platform } = await platformOffering(offered);
  expect(shared.shared().currencies).toEqual(settings.currencies);
  offered.currencies = ["USD"];
  await vi.waitFor(() => expect(shared.shared().currencies).toEqual(["USD"]));
  // While it is unavailable, its last response stays valid.
  offered.currencies = undefined;
  const asked = platform.seen.length;
  await vi.waitFor(() => expect(platform.seen.length).toBeGreaterThan(asked + 2));
  expect(shared.shared().currencies).toEqual(["USD"]);
  offered.currencies = settings.currencies;
  await vi.waitFor(() => expect(shared.shared().currencies).toEqual(settings.currencies));
  expect(lines).toEqual([
    { event: "platform-unreachable", site: 1, reason: "status 503" },
    { event: "platform-answers", site: 1 },
    { event: "currencies-missing", site: 1, missing: ["BRL", "VND", "NGN"] },
    { event: "platform-unreachable", site: 1, reason: "status 503" },
    { event: "platform-answers", site: 1 },
    { event: "currencies-missing", site: 1, missing: [] },
  ]);
});

test("a platform that has not answered yet is asked more often than one that has", async () => {
  const offered: Offered = { currencies: undefined };
  const soon = { ...pauses, onceAnswered: 1_000_000 };
  const { shared, platform } = await platformOffering(offered, soon);
  await vi.waitFor(() => expect(platform.seen.length).toBeGreaterThan(2));
  offered.currencies = ["USD"];
  await vi.waitFor(() => expect(shared.shared().currencies).toEqual(["USD"]));
});

test("when the platform lists none, the site keeps its own currencies", async () => {
  const { lines, shared } = await platformOffering({ currencies: ["GP"] });
  expect(shared.shared().currencies).toEqual(settings.currencies);
  expect(lines).toEqual([
    { event: "currencies-missing", site: 1, missing: ["USD", "BRL", "VND", "NGN"] },
  ]);
});

test("a platform that cannot be reached is logged once, with the reason and without its address", async () => {
  const lines: LogLine[] = [];
  const { origin: apiOrigin, stop } = await fakePlatform((_, response) => response.end());
  await stop();
  shared = await watchPlatform({
    settings,
    apiOrigin,
    publicOrigin,
    log: (line) => lines.push(line),
    pauses,
  });
  expect(shared.answers()).toBe(false);
  expect(lines).toEqual([{ event: "platform-unreachable", site: 1, reason: "ECONNREFUSED" }]);
});

describe("when platform and gateway are started together", () => {
  const patient = { ...pauses, untilTold: 60_000 };
  async function starting(offered: Offered) {
    platform = await fakePlatform((_, response) => {
      const { currencies } = offered;
      response.writeHead(currencies ? 200 : 503, { "content-type": "application/json" });
      response.end(JSON.stringify({ code: "100", message: "", data: { env_config: offered } }));
    });
    const clock = { now: 0 };
    const lines: LogLine[] = [];
    shared = await watchPlatform({
      settings,
      apiOrigin: platform.origin,
      publicOrigin,
      log: (line) => lines.push(line),
      pauses: patient,
      now: () => clock.now,
    });
    const { seen } = platform;
    const askedAgain = async () => {
      const asked = seen.length;
      await vi.waitFor(() => expect(seen.length).toBeGreaterThan(asked + 2));
    };
    return { lines, shared, clock, askedAgain };
  }

  test("a platform that is not up yet is not logged, and one that goes away later is", async () => {
    const offered: Offered = { currencies: undefined };
    const { lines, shared, clock, askedAgain } = await starting(offered);
    clock.now = 59_999;
    await askedAgain();
    expect([shared.answers(), lines]).toEqual([false, []]);
    offered.currencies = settings.currencies;
    await vi.waitFor(() => expect(shared.answers()).toBe(true));
    expect(lines).toEqual([]);
    offered.currencies = undefined;
    await vi.waitFor(() => expect(shared.answers()).toBe(false));
    expect(lines).toEqual([{ event: "platform-unreachable", site: 1, reason: "status 503" }]);
  });

  test("a platform that is not up within a minute is logged once", async () => {
    const { lines, clock, askedAgain } = await starting({ currencies: undefined });
    clock.now = 60_000;
    await askedAgain();
    expect(lines).toEqual([{ event: "platform-unreachable", site: 1, reason: "status 503" }]);
  });
});

test("alternating reasons are each logged once while the platform is away", async () => {
  const answer = { status: 503 };
  platform = await fakePlatform((_, response) => {
    answer.status = answer.status === 503 ? 502 : 503;
    response.writeHead(answer.status).end();
  });
  const lines: LogLine[] = [];
  const { origin: apiOrigin, seen } = platform;
  const log = (line: LogLine) => lines.push(line);
  shared = await watchPlatform({ settings, apiOrigin, publicOrigin, log, pauses });
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(6));
  expect(lines).toEqual([
    { event: "platform-unreachable", site: 1, reason: "status 502" },
    { event: "platform-unreachable", site: 1, reason: "status 503" },
  ]);
});

test("either envelope is read, and a refusal counts as an answer too", async () => {
  platform = await fakePlatform((_, response) =>
    response.end(
      JSON.stringify({ header: { status: "100" }, body: { env_config: { currencies: ["VND"] } } }),
    ),
  );
  const asked = { settings, apiOrigin: platform.origin, publicOrigin, log: () => {}, pauses };
  shared = await watchPlatform(asked);
  expect([shared.answers(), shared.shared().currencies]).toEqual([true, ["VND"]]);
});

test("sockets and pictures that the content policy blocks are logged", async () => {
  const detail = {
    site_info: {
      socket_url: "ws://plain.example:6001",
      socket_ssl_url: "wss://other.example/app?x=1",
    },
    web_logo_list: [
      { photo_path: "/media/logo.svg" },
      { photo_path: "https://a.cdn.example/logo.svg" },
      { photo_path: "https://pictures.example/logo.svg" },
    ],
  };
  const { currencies } = settings;
  const { lines, platform } = await platformOffering({ currencies }, pauses, detail);
  await vi.waitFor(() => expect(platform.seen.length).toBeGreaterThan(2));
  expect(lines).toEqual([
    {
      event: "origins-blocked",
      site: 1,
      origins: ["wss://other.example", "https://pictures.example"],
    },
  ]);
});

test("nothing is logged about a socket of the site's own, nor about one that the site names", async () => {
  for (const socket_ssl_url of ["wss://site.example", "wss://rt.example.com"]) {
    const { currencies } = settings;
    const { lines } = await platformOffering({ currencies }, pauses, {
      site_info: { socket_ssl_url },
    });
    expect(lines).toEqual([]);
    shared?.stop();
    await platform?.stop();
  }
});

test("the platform's minimum age is used; if it sends none, or an invalid one, the site keeps its own", async () => {
  const offered: Offered = { currencies: ["USD"], MINIMUM_AGE: 21 };
  const { shared } = await platformOffering(offered);
  expect(shared.shared().minimumAge).toBe(21);
  offered.MINIMUM_AGE = "old";
  await vi.waitFor(() => expect(shared.shared().minimumAge).toBe(18));
  expect(shared.shared().currencies).toEqual(["USD"]);
  offered.MINIMUM_AGE = 25;
  await vi.waitFor(() => expect(shared.shared().minimumAge).toBe(25));
  offered.MINIMUM_AGE = undefined;
  await vi.waitFor(() => expect(shared.shared().minimumAge).toBe(18));
});

test("a platform's capabilities are taken over as soon as it names them, and are gone when it names none", async () => {
  const more: { capabilities?: unknown } = { capabilities: { records: 1, horoscopes: 1 } };
  const { shared } = await platformOffering({ currencies: ["USD"] }, pauses, more);
  expect(shared.shared().capabilities).toEqual(["records"]);
  more.capabilities = "all";
  await vi.waitFor(() => expect(shared.shared().capabilities).toEqual([]));
  expect(shared.shared().currencies).toEqual(["USD"]);
});
