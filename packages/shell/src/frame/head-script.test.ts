// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { headScript } from "./head-script.ts";

/** Runs the text as a page would. */
const run = (text: string) => runInNewContext(text, { window, URLSearchParams });

let reload: ReturnType<typeof vi.fn>;
let wide = true;
let heard: string[] = [];
beforeEach(() => {
  wide = true;
  heard = [];
  reload = vi.fn();
  const at = new URL("http://localhost/");
  vi.stubGlobal("window", {
    document,
    localStorage,
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
    matchMedia: () => ({ matches: wide }),
    addEventListener: (type: string) => heard.push(type),
  });
  Object.assign(window, { top: window });
});
afterEach(() => {
  localStorage.clear();
  for (const name of ["template", "theme", "desktop_lock"]) document.cookie = `${name}=; Max-Age=0`;
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
});

const { dataset } = document.documentElement;

describe("the head script", () => {
  it("takes every key of a token login out of the address, and keeps the rest", () => {
    window.location.search =
      "?tk=s_1.x&member_id=4&member_account=a&member_currency=USD&enc=e&id=7";
    run(headScript("desktop", false));
    expect(window.location.search).toBe("?id=7");
    expect(window.arrival).toEqual({
      tk: "s_1.x",
      enc: "e",
      member_account: "a",
      member_currency: "USD",
      member_id: "4",
    });
  });

  it("marks a member and the theme before the first paint", () => {
    run(headScript("desktop", false));
    expect(dataset["member"]).toBeUndefined();
    localStorage.setItem("token", "s_1.x");
    localStorage.setItem("theme", "light");
    run(headScript("desktop", false));
    expect(dataset["member"]).toBe("");
    expect(dataset["theme"]).toBe("light");
  });

  it("asks once for the template that fits the width", () => {
    wide = false;
    run(headScript("desktop", false));
    expect(document.cookie).toContain("template=mobile");
    expect(reload).toHaveBeenCalledOnce();
  });

  it("asks for nothing when the template fits", () => {
    run(headScript("desktop", false));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ["the desktop lock is set", true, "", false],
    ["the lock is set but web_debug is in the query", true, "?web_debug=1", true],
  ])("reloads only where it may: %s", (_title, locked, search, expected) => {
    wide = false;
    window.location.search = search;
    run(headScript("desktop", locked));
    expect(reload.mock.calls.length > 0).toBe(expected);
  });

  it("leaves a small window of the lobby alone", () => {
    wide = false;
    Object.assign(window, { opener: {} });
    run(headScript("desktop", false));
    expect(reload).not.toHaveBeenCalled();
  });

  it("hears presses from the beginning, and leaves a start for the page's own code", () => {
    run(headScript("mobile", false));
    expect(heard).toEqual(["click"]);
    expect(window.earlyPress?.giveBack).toBeTypeOf("function");
    window.whenPainted?.(() => undefined);
    expect(heard).toEqual(["click", "pointerdown", "keydown"]);
  });

  it("never ends a script tag of its own", () => {
    expect(headScript("mobile", true)).not.toContain("</");
  });
});
