// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withMemoryFallback } from "./memory-fallback.ts";

const own = window.localStorage;
const quota = () => {
  throw new DOMException("full", "QuotaExceededError");
};
const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

/** The ways in which a browser's storage can fail. */
const stores: readonly [string, PropertyDescriptor][] = [
  ["blocked", { get: denied }],
  ["absent", { value: undefined }],
  ["null", { value: null }],
  ["full from the start", { value: storeOf({ getItem: () => null, setItem: quota }) }],
  ["throwing at every call", { value: storeOf({}) }],
];

/** As in a real storage, the methods are not own keys. */
function storeOf(working: object): object {
  const broken = { getItem: denied, setItem: denied, removeItem: denied, clear: denied };
  return Object.create({ ...broken, ...working });
}

const useStore = (descriptor: PropertyDescriptor) => {
  Object.defineProperty(window, "localStorage", { configurable: true, ...descriptor });
  withMemoryFallback("localStorage", window);
};

const lost = vi.fn();
beforeEach(() => {
  lost.mockClear();
  window.addEventListener("storage-lost", lost);
});
afterEach(() => {
  window.removeEventListener("storage-lost", lost);
  Object.defineProperty(window, "localStorage", { configurable: true, value: own });
  own.clear();
  delete window.isStorageLost;
});

describe.each(stores)("a store that is %s", (_, descriptor) => {
  beforeEach(() => useStore(descriptor));

  it("keeps its values until the page is left", () => {
    localStorage.setItem("token", "s_1.x");
    localStorage.setItem("theme", "light");
    expect([localStorage.getItem("token"), localStorage.getItem("theme")]).toEqual([
      "s_1.x",
      "light",
    ]);
    expect(localStorage).toHaveLength(2);
    expect([localStorage.key(0), localStorage.key(1), localStorage.key(2)]).toEqual([
      "token",
      "theme",
      null,
    ]);
  });

  it("is listed and read like the browser's own", () => {
    localStorage.setItem("token", "s_1.x");
    localStorage["theme"] = "light";
    expect(Object.entries(localStorage)).toEqual([
      ["token", "s_1.x"],
      ["theme", "light"],
    ]);
    delete localStorage["token"];
    expect([localStorage["token"], localStorage["theme"]]).toEqual([undefined, "light"]);
    expect(JSON.stringify(localStorage)).toBe('{"theme":"light"}');
  });

  it("forgets a removed key, and everything when cleared", () => {
    localStorage.setItem("token", "s_1.x");
    localStorage.setItem("theme", "light");
    localStorage.removeItem("token");
    expect([localStorage.getItem("token"), localStorage.getItem("theme")]).toEqual([null, "light"]);
    localStorage.clear();
    expect(localStorage.getItem("theme")).toBeNull();
  });

  it("reports once that nothing outlives the page", () => {
    localStorage.setItem("token", "s_1.x");
    localStorage.setItem("theme", "light");
    expect(lost).toHaveBeenCalledOnce();
    expect(window.isStorageLost).toBe(true);
  });
});

describe("a store that works", () => {
  beforeEach(() => withMemoryFallback("localStorage", window));

  it("is used, and nothing is reported", () => {
    localStorage.setItem("theme", "light");
    expect([own.getItem("theme"), localStorage.getItem("theme"), localStorage.key(0)]).toEqual([
      "light",
      "light",
      "theme",
    ]);
    localStorage.removeItem("theme");
    expect([own.getItem("theme"), localStorage.getItem("theme")]).toEqual([null, null]);
    expect(lost).not.toHaveBeenCalled();
    expect(window.isStorageLost).toBeUndefined();
  });

  it("does not pass an older value to the next page when it is full, and is used again when there is room", () => {
    localStorage.setItem("token", "s_1.old");
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(quota);
    localStorage.setItem("token", "s_1.new");
    expect([localStorage.getItem("token"), own.getItem("token")]).toEqual(["s_1.new", null]);
    expect(lost).toHaveBeenCalledOnce();

    full.mockRestore();
    localStorage.setItem("token", "s_1.newer");
    expect([localStorage.getItem("token"), own.getItem("token")]).toEqual([
      "s_1.newer",
      "s_1.newer",
    ]);
  });

  it("shows what another tab changes", () => {
    localStorage.setItem("currency", "USD");
    own.setItem("currency", "VND");
    expect(localStorage.getItem("currency")).toBe("VND");
  });
});
