import * as v from "valibot";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { matchProvider } from "../providers/matches-today.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());
afterEach(() => sandbox.operator("POST", `/providers/${matchProvider}`, { state: "open" }));

const quickBets = (change: object = {}, lang = "en_US") =>
  sandbox.api(
    "/arks/web/game-providers/sport-quickbet-url",
    { site_id: 1, currency: "USD", support_device: 1, domain: "localhost", ...change },
    { lang },
  );

test.each([
  ["open", "100"],
  ["slow", "100"],
  ["maintenance", "999"],
  ["refusing", "999"],
])("quick bets of a provider that is %s are answered %s", async (state, code) => {
  await sandbox.operator("POST", `/providers/${matchProvider}`, { state });
  await sandbox.operator("POST", "/providers/GPKS", { state: "refusing" });
  expect((await quickBets()).code).toBe(code);
});

test("the page of quick bets is in the requested language, and may be framed", async () => {
  const { data } = await quickBets({}, "ja_JP");
  const { url } = v.parse(v.object({ url: v.string() }), data["detail"]);
  expect(await (await fetch(url)).text()).toContain('<html lang="ja-JP">');
  expect((await sandbox.api("/check_iframe", { url })).code).toBe("100");
  const themed = async (theme: string) => (await fetch(`${url}&theme=${theme}`)).text();
  expect(await themed("light")).toContain(":root{color-scheme:light}");
  expect(await themed("dark;}")).toContain(":root{color-scheme:dark light}");
});

test.each([
  ["another port", (origin: string) => `${origin.replace(/:\d+$/, ":1")}/quick-bets`],
  ["another scheme", (origin: string) => `${origin.replace("http:", "https:")}/quick-bets`],
  ["a name before another host", (origin: string) => `${origin}@example.com/quick-bets`],
  ["a parameter of another host", (origin: string) => `https://example.com/?at=${origin}/`],
])("no page is framed whose address has that of the games as %s", async (_, address) => {
  const url = address(sandbox.services.providerOrigin);
  expect((await sandbox.api("/check_iframe", { url })).code).toBe("999");
});
