// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { headScript } from "./head-script.ts";

const run = (text: string) => runInNewContext(text, { window, URLSearchParams, Event });

let reload: ReturnType<typeof vi.fn>;
let wide = true;
let standalone = false;
let heard: string[] = [];
beforeEach(() => {
  wide = true;
  standalone = false;
  heard = [];
  reload = vi.fn();
  // No test reaches the end of the document, and its pending listener would leak into another file.
  vi.spyOn(document, "addEventListener").mockReturnValue();
  const at = new URL("http://localhost/");
  vi.stubGlobal("window", {
    document,
    localStorage,
    sessionStorage,
    history: {
      state: null,
      replaceState: (_: unknown, __: string, to: string) => (at.href = new URL(to, at).href),
    },
    location: {
      get pathname() {
        return at.pathname;
      },
      get search() {
        return at.search;
      },
      set search(text: string) {
        at.search = text;
      },
      hash: "",
      reload,
    },
    matchMedia: (media: string) => ({ matches: media.includes("width") ? wide : standalone }),
    addEventListener: (type: string) => heard.push(type),
    dispatchEvent: () => true,
  });
  Object.assign(window, { top: window });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ["template", "theme", "desktop_lock"]) document.cookie = `${name}=; Max-Age=0`;
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
});

const { dataset } = document.documentElement;

const open = { desktopLock: false, appBridges: { ios: "ourApp", android: "OurApp" } };

describe("the head script", () => {
  it("leaves scroll restoration to the router", () => {
    run(headScript("desktop", open));
    expect(window.history.scrollRestoration).toBe("manual");
  });

  it("[SHELL-13] removes every key of a token login from the address, and keeps the rest", () => {
    const rest = "id=7&footer=true&header=true&member_type=1&pwa=0&fbclid=c&appPage=content";
    window.location.search = `?tk=s_1.x&member_id=4&member_account=a&member_currency=USD&enc=e&${rest}`;
    run(headScript("desktop", open));
    expect(window.location.search).toBe(`?${rest}`);
    expect(window.arrival).toEqual({
      tk: "s_1.x",
      enc: "e",
      member_account: "a",
      member_currency: "USD",
      member_id: "4",
    });
  });

  it.each([
    ["/vi_VN/faq?id=7", "/faq?id=7"],
    ["/vi_VN?tk=s_1.x&id=7", "/?id=7"],
    ["/vi_VN/", "/"],
    ["/vi_VN/faq?q=red%20dog&open", "/faq?q=red%20dog&open"],
    ["/vi_VNX/faq", "/vi_VNX/faq"],
    ["/faq?id=7", "/faq?id=7"],
  ])("removes the language from %s", (address, rest) => {
    document.documentElement.lang = "vi-VN";
    window.history.replaceState(null, "", address);
    run(headScript("desktop", open));
    expect(window.location.pathname + window.location.search).toBe(rest);
  });

  it("marks a member and the theme before the first paint", () => {
    run(headScript("desktop", open));
    expect(dataset["member"]).toBeUndefined();
    localStorage.setItem("token", "s_1.x");
    localStorage.setItem("theme", "light");
    run(headScript("desktop", open));
    expect(dataset["member"]).toBe("");
    expect(dataset["theme"]).toBe("light");
  });

  it("asks once for the template that fits the width", () => {
    wide = false;
    run(headScript("desktop", open));
    expect(document.cookie).toContain("template=mobile");
    expect(reload).toHaveBeenCalledOnce();
  });

  it("[SHELL-11] stores the template for the whole site, whatever page asks for it", () => {
    wide = false;
    const written = vi.spyOn(document, "cookie", "set");
    window.history.replaceState(null, "", "/no/such/path");
    run(headScript("desktop", open));
    expect(written).toHaveBeenCalledWith(expect.stringMatching(/^template=mobile; Path=\/;/));
  });

  it("asks for no other template before a login by address is over", () => {
    wide = false;
    window.location.search = "?enc=e";
    run(headScript("desktop", open));
    expect(window.arrival).toEqual({ enc: "e" });
    expect(document.cookie).toContain("template=mobile");
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not ask again after an answer with the same template, until the template has changed", () => {
    wide = false;
    for (let load = 0; load < 3; load += 1) run(headScript("desktop", open));
    expect(reload).toHaveBeenCalledOnce();
    run(headScript("mobile", open));
    run(headScript("desktop", open));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["blocked", { get: () => expect.unreachable() }],
    ["absent", { value: undefined }],
  ])(
    "asks for no other template where storage is %s, as it would never stop asking",
    (_, store) => {
      wide = false;
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { configurable: true, ...store });
      run(headScript("desktop", open));
      expect(reload).not.toHaveBeenCalled();
      expect(window.isStorageLost).toBe(true);
    },
  );

  it("is locked by its own cookie, and not by one whose name ends the same way", () => {
    wide = false;
    document.cookie = "old_desktop_lock=1";
    run(headScript("desktop", open));
    document.cookie = "old_desktop_lock=; Max-Age=0";
    expect(reload).toHaveBeenCalledOnce();
  });

  it("asks for nothing when the template fits", () => {
    run(headScript("desktop", open));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ["the site is locked", true, "", "", false],
    ["the site is locked, and web_debug is in the query", true, "", "?web_debug", true],
    ["this browser is locked", false, "1", "", false],
    ["this browser is locked, and web_debug is in the query", false, "1", "?web_debug", true],
    ["this browser's lock is off", false, "0", "", true],
  ])("[SHELL-02] follows the width only where it may: %s", (_, site, own, search, expected) => {
    wide = false;
    document.cookie = `desktop_lock=${own}`;
    window.location.search = search;
    run(headScript("desktop", { ...open, desktopLock: site }));
    expect(reload.mock.calls.length > 0).toBe(expected);
  });

  it("ignores a small window of the lobby", () => {
    wide = false;
    Object.assign(window, { opener: {} });
    run(headScript("desktop", open));
    expect(reload).not.toHaveBeenCalled();
  });

  it("records presses from the start, and leaves starting to the page's own code", () => {
    run(headScript("mobile", open));
    expect(heard).toEqual(["online", "code-lost", "error", "click"]);
    expect(window.earlyPress?.giveBack).toBeTypeOf("function");
    window.whenPainted?.(() => undefined);
    expect(heard).toEqual(["online", "code-lost", "error", "click", "pointerdown", "keydown"]);
  });

  it.each([
    ["OurApp", {}],
    ["webkit", { messageHandlers: { ourApp: {} } }],
  ])("recognises an app by what it lends: %s", (name, bridgeName) => {
    window.location.search = "?appPage=content";
    run(headScript("mobile", open));
    expect([dataset["client"], dataset["only"]]).toEqual([undefined, undefined]);
    Object.assign(window, { [name]: bridgeName });
    run(headScript("mobile", open));
    expect([dataset["client"], dataset["only"]]).toEqual(["app", "content"]);
  });

  it("recognises an app by its stored client type", () => {
    localStorage.setItem("client_type", "app");
    run(headScript("desktop", open));
    expect(dataset["client"]).toBe("app");
  });

  it("shows the whole page in an app if no part of it is named", () => {
    localStorage.setItem("client_type", "app");
    window.location.search = "?appPage=sidebar";
    run(headScript("mobile", open));
    expect(dataset["only"]).toBeUndefined();
  });

  it.each([
    ["?pwa", "1"],
    ["?pwa=1", "1"],
    ["?pwa=false", null],
    ["?pwa=0", null],
    ["", null],
  ])("[SHELL-20] remembers that the site was opened as an installed app: %j", (search, stored) => {
    window.location.search = search;
    run(headScript("mobile", open));
    expect(localStorage.getItem("pwa")).toBe(stored);
    expect(dataset["client"]).toBe(stored ? "pwa" : undefined);
  });

  it("remembers a window without browser bars too", () => {
    standalone = true;
    run(headScript("mobile", open));
    expect(localStorage.getItem("pwa")).toBe("1");
  });

  it.each([
    ["?header=false", "none"],
    ["?header=false&footer=true", "none"],
    ["?footer=false", "header"],
    ["?footer=true&header=0", undefined],
  ])("hides the bars of a phone as the address asks: %s", (search, bars) => {
    window.location.search = search;
    run(headScript("mobile", open));
    expect(dataset["bars"]).toBe(bars);
  });

  it("keeps the bars of the desktop", () => {
    window.location.search = "?header=false";
    run(headScript("desktop", open));
    expect(dataset["bars"]).toBeUndefined();
  });

  it("never contains a closing script tag", () => {
    expect(headScript("mobile", { ...open, desktopLock: true })).not.toContain("</");
  });
});
