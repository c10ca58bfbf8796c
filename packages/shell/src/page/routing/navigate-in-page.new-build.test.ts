// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { navigateToNewBuild } from "./navigate-in-page.ts";

const { dataset } = document.documentElement;
const origin = "http://localhost";
let latestBuild: ReturnType<typeof vi.fn<() => Promise<string>>>;
let assign: ReturnType<typeof vi.fn<(address: string) => void>>;
let reload: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  dataset["release"] = "v1";
  dataset["newerBuild"] = "v2";
  dataset["launch"] = "idle";
  latestBuild = vi.fn(async () => "v2");
  assign = vi.fn();
  reload = vi.fn();
});
afterEach(() => {
  document.body.replaceChildren();
  for (const name of ["release", "newerBuild", "launch"]) delete dataset[name];
});

/** Navigates to an address; resolves with whether the router may continue. */
async function go(to: string, from = "/") {
  const leaving = new AbortController();
  const { pathname, href } = new URL(from, origin);
  const passed = vi.fn<() => void>();
  const went = navigateToNewBuild({
    request: { url: new URL(to, origin).href, signal: leaving.signal },
    document,
    location: { pathname, href, assign, reload },
    latestBuild,
  }).then(passed);
  await new Promise((resolve) => setTimeout(resolve));
  const goesOn = passed.mock.calls.length > 0;
  // The player navigates elsewhere in the meantime.
  leaving.abort();
  await went;
  return goesOn ? "in the page" : "as a document";
}

test("[SHELL-32] once another build runs, the next page is loaded as a document", async () => {
  expect(await go("/faq?id=3")).toBe("as a document");
  expect(assign.mock.calls).toEqual([[`${origin}/faq?id=3`]]);
});

test("[SHELL-32] a page of the running build stays in its document", async () => {
  delete dataset["newerBuild"];
  expect(await go("/faq")).toBe("in the page");
  expect(latestBuild).not.toHaveBeenCalled();
});

test("going back in the history is a reload, as the address is already there", async () => {
  expect(await go("/faq", "/faq#7")).toBe("as a document");
  expect([reload.mock.calls.length, assign.mock.calls.length]).toEqual([1, 0]);
});

test("the hash of a pressed link is kept", async () => {
  document.body.innerHTML = '<a href="http://localhost/?x=1#slot">Slots</a>';
  document.querySelector("a")?.focus();
  await go("/?x=1", "/faq");
  expect(assign.mock.calls).toEqual([[`${origin}/?x=1#slot`]]);
});

test.each([
  ["a game runs", () => (dataset["launch"] = "playing")],
  ["a form holds input", () => (document.body.innerHTML = "<form><input value='Ana'></form>")],
  [
    "a call is under way",
    () => (document.body.innerHTML = "<button aria-busy='true'>Send</button>"),
  ],
])("while %s the page stays", async (_, happens) => {
  happens();
  expect(await go("/faq")).toBe("in the page");
});

test.each([
  ["another query", "/?gt_id=2", "/"],
  ["the way into a game", "/play", "/"],
  ["the way out of one", "/", "/play"],
])("%s is not another page", async (_, to, from) => {
  expect(await go(to, from)).toBe("in the page");
});

test("a withdrawn build, or a site that is away, keeps navigation in the page", async () => {
  latestBuild.mockRejectedValueOnce(new TypeError("no network"));
  expect(await go("/faq")).toBe("in the page");
  latestBuild.mockResolvedValueOnce("v1");
  expect(await go("/faq")).toBe("in the page");
  expect(dataset["newerBuild"]).toBeUndefined();
});
