// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookAgain, resizeDebounce, watchWidth } from "./watch-width.ts";

let wide = true;
let reload: ReturnType<typeof vi.fn<() => void>>;
const { dataset } = document.documentElement;

/** A window whose width, cookies and reloads are controlled by the test. */
const windowOf = (jar: { cookie: string } = document) => {
  const timers = { setTimeout, clearTimeout };
  return {
    ...timers,
    opener: null,
    document: new Proxy(document, {
      get: (target, key) =>
        key === "cookie" ? jar.cookie : (Reflect.get(target, key, target) as unknown),
      set: (_, key, value: string) => {
        if (key === "cookie") jar.cookie = value;
        return true;
      },
    }),
    location: { pathname: "/faq/3", search: "?a=1", reload },
    localStorage: { setItem: vi.fn() },
    sessionStorage,
    matchMedia: () => ({
      get matches() {
        return wide;
      },
    }),
    addEventListener: (type: string, listener: () => void) => addEventListener(type, listener),
    innerWidth: 1_200,
  } as unknown as Window; // Only the parts of a window that are used.
};

const resize = (isWide: boolean) => {
  wide = isWide;
  dispatchEvent(new Event("resize"));
};

beforeEach(() => {
  vi.useFakeTimers();
  wide = true;
  reload = vi.fn<() => void>();
  dataset["template"] = "desktop";
  dataset["launch"] = "idle";
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const name of ["template", "desktop_lock"]) document.cookie = `${name}=; Max-Age=0`;
});

test("[SHELL-04] the page is reloaded 1 s after the last change, and asks for the other template", () => {
  watchWidth(windowOf(), 1_200);
  resize(false);
  vi.advanceTimersByTime(999);
  resize(false);
  vi.advanceTimersByTime(999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
  expect(document.cookie).toContain("template=mobile");
});

test("[SHELL-11] the requested template is stored for the whole site", () => {
  const jar = { cookie: "" };
  watchWidth(windowOf(jar), 1_200);
  resize(false);
  vi.advanceTimersByTime(resizeDebounce);
  expect(jar.cookie).toMatch(/^template=mobile; Path=\/;/);
});

test("[SHELL-02] a browser that is locked to the desktop keeps it at any width", () => {
  document.cookie = "desktop_lock=1";
  watchWidth(windowOf(), 1_200);
  resize(false);
  vi.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  { opener: {} },
  { location: { pathname: "/loading", search: "", reload: () => reload() } },
])("a small window of the lobby keeps the lobby's template: %j", (own) => {
  watchWidth(Object.assign(windowOf(), own), 1_200);
  resize(false);
  vi.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
});

test("a window resized back in time is not reloaded", () => {
  watchWidth(windowOf(), 1_200);
  resize(false);
  resize(true);
  vi.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
});

test("an answer with the same template is not requested again", () => {
  watchWidth(windowOf(), 1_200);
  for (let turn = 0; turn < 3; turn += 1) {
    resize(false);
    vi.advanceTimersByTime(resizeDebounce);
  }
  expect(reload).toHaveBeenCalledOnce();
});

test("without cookies the page is not reloaded", () => {
  watchWidth(
    windowOf({
      get cookie() {
        return "";
      },
      set cookie(_: string) {
        // Refuses cookies.
      },
    }),
    1_200,
  );
  resize(false);
  vi.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
});

test("a browser that stores nothing does not reload, as the next page would ask again", () => {
  watchWidth(Object.assign(windowOf(), { isStorageLost: true }), 1_200);
  resize(false);
  vi.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
});

test.each(["starting", "playing", "quitting"])("a game that is %s is waited for", (at) => {
  watchWidth(windowOf(), 1_200);
  dataset["launch"] = at;
  resize(false);
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  dataset["launch"] = "idle";
  vi.advanceTimersByTime(lookAgain);
  expect(reload).toHaveBeenCalledOnce();
});

test("a form that contains something delays the reload, but not an empty form or a field outside", () => {
  document.body.innerHTML =
    '<input value="a search"><form><input type="checkbox" value="on"><input name="account"></form>';
  const account = document.querySelector<HTMLInputElement>("[name=account]");
  if (!account) throw new Error("no field");
  account.value = "player01";
  watchWidth(windowOf(), 1_200);
  resize(false);
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  account.value = "";
  vi.advanceTimersByTime(lookAgain);
  expect(reload).toHaveBeenCalledOnce();
});

test("a window that changed before the code had loaded is followed, too", () => {
  wide = false;
  watchWidth(windowOf(), 1_300);
  vi.advanceTimersByTime(resizeDebounce);
  expect(reload).toHaveBeenCalledOnce();
});
