import { prefetchFirstGames } from "@naluma/lobby";
import { openSite } from "@naluma/site/settings.fake";
import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { pageContext } from "../../document/page-context.ts";
import { loadPage } from "./page-loader.ts";

afterEach(() => vi.unstubAllGlobals());

/**
 * Whether the gateway may cache a page of games for which the platform gives these responses, and empty lists
 * otherwise.
 */
async function isKept(answers: Readonly<Record<string, unknown>>): Promise<boolean> {
  return (await load(answers)).isKept;
}

async function load(answers: Readonly<Record<string, unknown>>) {
  vi.stubGlobal("fetch", (request: Request) => {
    const data = answers[new URL(request.url).pathname] ?? { site_info: {} };
    return Promise.resolve(Response.json({ code: "100", message: "Success", data }));
  });
  const dontKeep = vi.fn();
  const context = new RouterContextProvider();
  context.set(pageContext, {
    settings: openSite,
    template: "desktop",
    locale: "en_US",
    currency: "USD",
    releaseId: "test",
    apiOrigin: "http://platform.example",
    nonce: "",
    dontKeep,
  });
  const { state = "" } = await loadPage(context, prefetchFirstGames);
  return { state, isKept: dontKeep.mock.calls.length === 0 };
}

const type = { gt_id: 2, gp_list: [] };

test("a page with empty lists or single unreadable items is cached, but not one with a completely unreadable list", async () => {
  expect(await isKept({})).toBe(true);
  expect(await isKept({ "/api/v3/game_list": [type, null, { gt_id: "none" }] })).toBe(true);
  expect(await isKept({ "/api/v3/game_list": [null, { gt_id: "none" }] })).toBe(false);
  expect(await isKept({ "/api/arks/web/float": { list: ["junk"] } })).toBe(false);
});

test("a page contains what was read, and nothing that failed, which the browser requests again", async () => {
  const { state } = await load({ "/api/v3/game_list": [null, { gt_id: "none" }] });
  const { queries } = JSON.parse(state) as { queries: { state: { status: string } }[] };
  expect(queries.length).toBeGreaterThan(0);
  expect(new Set(queries.map(({ state: { status } }) => status))).toEqual(new Set(["success"]));
});
