// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  drawNotice as drawNoticeOfPage,
  noticeSettings,
  reloadForCode,
  reloadSettings,
} from "./reload-for-code.ts";
import { hasUnsentInput } from "./unsent-input.ts";

const answers = { ok: true, there: true };
let reload: ReturnType<typeof vi.fn<() => void>>;
let assign: ReturnType<typeof vi.fn<(address: string) => void>>;
let drawNotice: ReturnType<typeof vi.fn<() => void>>;

/** A fresh document at a path; only the tab's storage is kept from the previous one. */
function openDocument(pathname = "/", storage: { isStorageLost?: true } = {}) {
  const win = Object.assign(new EventTarget(), {
    document,
    sessionStorage,
    ...storage,
    location: { href: `http://localhost${pathname}`, reload, assign },
    fetch: async () => {
      if (!answers.there) throw new TypeError("no network");
      return { ok: answers.ok };
    },
  });
  reloadForCode(win, reloadSettings, hasUnsentInput, drawNotice);
  return {
    win,
    /** Simulates that the file of another page's route cannot be loaded. */
    losePage: async (to: string) => {
      const giveUp = vi.fn<() => void>();
      const detail = { to: `http://localhost${to}`, giveUp };
      win.dispatchEvent(new CustomEvent(reloadSettings.codeLost, { detail }));
      await vi.advanceTimersByTimeAsync(0);
      return giveUp;
    },
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
  assign = vi.fn();
  drawNotice = vi.fn();
  Object.assign(answers, { ok: true, there: true });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  document.body.innerHTML = "";
  delete document.documentElement.dataset["launch"];
});

test("[SHELL-22] [SHELL-36] code that cannot be loaded reloads the page once, however many parts lack it", async () => {
  const page = openDocument();
  await Promise.all([page.lose(), page.lose(), page.lose()]);
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem("forced_reload")).toBe("/ 1010000");
});

test("a browser that stores nothing does not reload, as it would not know when to stop", async () => {
  await openDocument("/", { isStorageLost: true }).lose();
  expect(reload).not.toHaveBeenCalled();
});

test("[SHELL-37] the same path is not reloaded within 10 s, but another path or a later time is", async () => {
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

test("a document that was reloaded in vain stays until the network returns", async () => {
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
  "a site that does not answer (%o) keeps the current page",
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

test("neither a running game nor typed text is lost by a reload", async () => {
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

test("a game that starts while the site is being asked is not reloaded", async () => {
  const page = openDocument();
  const asked = [page.lose(), page.losePage("/faq")];
  document.documentElement.dataset["launch"] = "starting";
  await Promise.all(asked);
  expect([reload.mock.calls, assign.mock.calls]).toEqual([[], []]);
});

test("a page that cannot be loaded is opened as a document, and counted by its own path", async () => {
  const page = openDocument("/");
  const giveUp = await page.losePage("/faq?id=3");
  expect(assign.mock.calls).toEqual([["http://localhost/faq?id=3"]]);
  expect(sessionStorage.getItem("forced_reload")).toBe("/faq 1010000");
  expect(giveUp).not.toHaveBeenCalled();
});

test("a page that is missing again is given up, and so is one that the site refuses", async () => {
  const page = openDocument("/");
  await page.losePage("/faq");
  expect(await page.losePage("/faq")).toHaveBeenCalledOnce();
  answers.ok = false;
  expect(await page.losePage("/app")).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledOnce();
});

test("a page that cannot be loaded waits until the site is back, and until a game has ended", async () => {
  const page = openDocument("/");
  answers.there = false;
  const away = await page.losePage("/faq");
  answers.there = true;
  document.documentElement.dataset["launch"] = "playing";
  const inGame = await page.losePage("/faq");
  expect([away.mock.calls, inGame.mock.calls, assign.mock.calls]).toEqual([[], [], []]);
});

test("typed text on the page being left does not prevent another page", async () => {
  const page = openDocument("/");
  document.body.innerHTML = "<form><input value='Ana'></form>";
  await page.losePage("/faq");
  expect(assign).toHaveBeenCalledOnce();
});

test("code that is missing a second time ends the page with the error screen, or with a notice drawn here", async () => {
  await openDocument().lose();
  const alive = openDocument();
  const onGone = vi.fn((event: Event) => event.preventDefault());
  alive.win.addEventListener(reloadSettings.codeGone, onGone);
  await alive.lose();
  expect([onGone.mock.calls.length, drawNotice.mock.calls.length]).toEqual([1, 0]);
  const dead = openDocument();
  await dead.lose();
  expect([onGone.mock.calls.length, drawNotice.mock.calls.length]).toEqual([1, 1]);
});

test("a start script whose module is missing is reported by the browser itself", async () => {
  const page = openDocument();
  const script = Object.assign(document.createElement("script"), { type: "module" });
  const failed = (target: Element) => {
    const event = new Event("error");
    Object.defineProperty(event, "target", { value: target });
    page.win.dispatchEvent(event);
    return vi.advanceTimersByTimeAsync(0);
  };
  await failed(document.createElement("img"));
  expect(reload).not.toHaveBeenCalled();
  await failed(script);
  expect(reload).toHaveBeenCalledOnce();
});

test("[SHELL-24] a page without any code of its own shows the upgrade notice in both languages, with a way on", () => {
  document.body.innerHTML = "<main>The lobby</main>";
  // As printed in a document.
  const settings = JSON.stringify(noticeSettings("/assets/later.css"));
  const { document: page } = window;
  const win = { document: page, location: { pathname: "/faq", search: "?id=3" } };
  runInNewContext(`(${drawNoticeOfPage.toString()})(win,${settings})`, { win, Object });
  expect(document.title).toBe("500 - Internal Server Error");
  expect(document.querySelector("h1")?.textContent).toBe("网站版本升级中，请稍后再试");
  expect(document.querySelector("h1")?.lang).toBe("zh-Hans");
  expect(document.body.textContent).toContain(
    "The site is being upgraded. Please try again later. (500)",
  );
  expect(document.body.textContent).not.toContain("lobby");
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/faq?id=3");
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(document.querySelector('link[href="/assets/later.css"]')).not.toBeNull();
});
