import { afterEach, expect, test, vi } from "vitest";
import type { LogLine } from "./log.ts";
import { fakePlatform, type FakePlatform } from "./proxy/platform.fake.ts";
import { shareCurrencies, type SharedCurrencies } from "./shared-currencies.ts";

let platform: FakePlatform | undefined;
let shared: SharedCurrencies | undefined;
afterEach(async () => {
  shared?.stop();
  await platform?.stop();
});

const settings = { siteId: 1, currencies: ["USD", "BRL", "VND", "NGN"] } as const;
const pauses = { untilAnswered: 5, onceAnswered: 5 };

/** A platform that offers what `offered` holds, or is out of order while it holds nothing. */
async function platformOffering(
  offered: { currencies: readonly string[] | undefined },
  asking = pauses,
) {
  platform = await fakePlatform((_, response) => {
    const { currencies } = offered;
    response.writeHead(currencies ? 200 : 503, { "content-type": "application/json" });
    const data = currencies ? { env_config: { currencies } } : null;
    response.end(JSON.stringify({ code: currencies ? "100" : "503", message: "", data }));
  });
  const lines: LogLine[] = [];
  const log = (line: LogLine) => lines.push(line);
  shared = await shareCurrencies({ settings, apiOrigin: platform.origin, log, pauses: asking });
  return { lines, shared, platform };
}

test("a currency that the platform lacks is not offered, and is named in the log once", async () => {
  const { lines, shared, platform } = await platformOffering({ currencies: ["VND", "THB", "USD"] });
  expect(shared.now()).toEqual(["USD", "VND"]);
  await vi.waitFor(() => expect(platform.seen.length).toBeGreaterThan(2));
  expect(lines).toEqual([{ event: "currencies-missing", site: 1, missing: ["BRL", "NGN"] }]);
  expect(platform.seen[0]).toMatchObject({
    method: "POST",
    url: "/api/arks/web/site/detail",
    body: '{"site_id":1}',
  });
});

test("nothing is logged where the platform has them all", async () => {
  const { lines, shared } = await platformOffering({ currencies: settings.currencies });
  expect(shared.now()).toEqual(settings.currencies);
  expect(lines).toEqual([]);
});

test("a platform that starts later, or changes its list, is heard", async () => {
  const offered: { currencies: readonly string[] | undefined } = { currencies: undefined };
  const { lines, shared, platform } = await platformOffering(offered);
  expect(shared.now()).toEqual(settings.currencies);
  offered.currencies = ["USD"];
  await vi.waitFor(() => expect(shared.now()).toEqual(["USD"]));
  // While it is away, what it said last still holds.
  offered.currencies = undefined;
  const asked = platform.seen.length;
  await vi.waitFor(() => expect(platform.seen.length).toBeGreaterThan(asked + 2));
  expect(shared.now()).toEqual(["USD"]);
  offered.currencies = settings.currencies;
  await vi.waitFor(() => expect(shared.now()).toEqual(settings.currencies));
  expect(lines.map(({ missing }) => missing)).toEqual([["BRL", "VND", "NGN"], []]);
});

test("a platform that has not answered yet is asked more often than one that has", async () => {
  const offered: { currencies: readonly string[] | undefined } = { currencies: undefined };
  const soon = { untilAnswered: 5, onceAnswered: 1_000_000 };
  const { shared, platform } = await platformOffering(offered, soon);
  await vi.waitFor(() => expect(platform.seen.length).toBeGreaterThan(2));
  offered.currencies = ["USD"];
  await vi.waitFor(() => expect(shared.now()).toEqual(["USD"]));
});

test("where nothing is shared the site keeps its own", async () => {
  const { lines, shared } = await platformOffering({ currencies: ["GP"] });
  expect(shared.now()).toEqual(settings.currencies);
  expect(lines).toEqual([
    { event: "currencies-missing", site: 1, missing: ["USD", "BRL", "VND", "NGN"] },
  ]);
});
