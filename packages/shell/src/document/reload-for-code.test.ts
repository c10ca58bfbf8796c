// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadForCode, reloadSettings } from "./reload-for-code.ts";
import { hasUnsentInput } from "./unsent-input.ts";

const answers = { ok: true, there: true };
let reload: ReturnType<typeof vi.fn<() => void>>;

/** A document at a path, of which nothing is left but what its tab keeps. */
function openDocument(pathname = "/", storage: { isStorageLost?: true } = {}) {
  const win = Object.assign(new EventTarget(), {
    document,
    sessionStorage,
    ...storage,
    location: { pathname, href: `http://localhost${pathname}`, reload },
    fetch: async () => {
      if (!answers.there) throw new TypeError("no network");
      return { ok: answers.ok };
    },
  });
  reloadForCode(win, reloadSettings, hasUnsentInput);
  return {
    lose: async () => {
      win.dispatchEvent(new Event(reloadSettings.codeLost));
      await vi.advanceTimersByTimeAsync(0);
    },
    comeOnline: () => win.dispatchEvent(new Event("online")),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  reload = vi.fn();
  Object.assign(answers, { ok: true, there: true });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  document.body.innerHTML = "";
  delete document.documentElement.dataset["launch"];
});

test("code that cannot be had loads the page anew, once however many parts miss it", async () => {
  const page = openDocument();
  await Promise.all([page.lose(), page.lose(), page.lose()]);
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem("forced_reload")).toBe("/ 1010000");
});

test("a browser that keeps nothing loads no page anew: it would not know when to stop", async () => {
  await openDocument("/", { isStorageLost: true }).lose();
  expect(reload).not.toHaveBeenCalled();
});

test("the same path is not loaded anew again within 10 s, another one and a later time are", async () => {
  await openDocument().lose();
  vi.setSystemTime(1_009_999);
  await openDocument().lose();
  expect(reload).toHaveBeenCalledTimes(1);
  await openDocument("/faq").lose();
  expect(reload).toHaveBeenCalledTimes(2);
  vi.setSystemTime(1_020_000);
  await openDocument().lose();
  expect(reload).toHaveBeenCalledTimes(3);
});

test("a document that was loaded in vain stays, until the network comes anew", async () => {
  await openDocument().lose();
  const page = openDocument();
  await page.lose();
  vi.setSystemTime(1_060_000);
  await page.lose();
  expect(reload).toHaveBeenCalledTimes(1);
  page.comeOnline();
  await page.lose();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([{ there: false }, { ok: false }])(
  "a site that does not answer (%o) leaves the page that stands",
  async (answer) => {
    const page = openDocument();
    Object.assign(answers, answer);
    await page.lose();
    expect(reload).not.toHaveBeenCalled();
    Object.assign(answers, { ok: true, there: true });
    await page.lose();
    expect(reload).toHaveBeenCalledOnce();
  },
);

test("neither a running game nor what somebody typed is loaded away", async () => {
  const page = openDocument();
  document.documentElement.dataset["launch"] = "playing";
  await page.lose();
  document.documentElement.dataset["launch"] = "idle";
  document.body.innerHTML = "<form><input value='Ana'></form>";
  await page.lose();
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = "";
  await page.lose();
  expect(reload).toHaveBeenCalledOnce();
});
