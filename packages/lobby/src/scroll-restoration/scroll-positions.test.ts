// @vitest-environment jsdom
import { createStore } from "jotai/vanilla";
import { afterEach, expect, test, vi } from "vitest";
import { firstFilter } from "../catalogue/filter.ts";
import { filterAtom, setFilterAtom, showAllAtom } from "../catalogue/lobby-state.ts";
import {
  forgetScrollPosition,
  historyEntry,
  isReturn,
  restoreList,
  saveScrollPosition,
  scrollPositionAt,
  storedScroll,
  storeScroll,
} from "./scroll-positions.ts";

const at = (key: string, top: number) => ({ key, filter: firstFilter, top });

/** Sets the navigation type of the page; stored positions apply only after a return. */
const cameBy = (type: string) =>
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });

afterEach(() => void vi.unstubAllGlobals());

test("the positions of two lists left one after the other are both restored", () => {
  cameBy("navigate");
  saveScrollPosition(at("first", 900));
  saveScrollPosition(at("second", 300));
  expect(scrollPositionAt("second")?.top).toBe(300);
  expect(scrollPositionAt("first")?.top).toBe(900);
});

test.each([
  ["navigate", undefined],
  ["reload", 900],
  ["back_forward", 900],
])("a list left by the previous document is restored at %s: %s", (type, top) => {
  cameBy(type);
  storeScroll(sessionStorage, at("before", 900));
  expect(scrollPositionAt("before")?.top).toBe(top);
});

test.each(["navigate", "reload"])(
  "a closed list opens at its top in a page loaded by %s",
  (type) => {
    cameBy(type);
    saveScrollPosition(at("list", 900));
    forgetScrollPosition("list");
    expect(scrollPositionAt("list")).toBeUndefined();
  },
);

test("closing a list does not forget another list's position", () => {
  cameBy("navigate");
  saveScrollPosition(at("one", 900));
  saveScrollPosition(at("other", 300));
  forgetScrollPosition("other");
  expect(scrollPositionAt("one")?.top).toBe(900);
});

test.each([
  [{ key: "abc" }, "abc"],
  [{ key: 7 }, "default"],
  [null, "default"],
  ["abc", "default"],
])("the history entry with the state %j has the key %s", (state, key) => {
  window.history.replaceState(state, "");
  expect(historyEntry(window)).toBe(key);
});

test("a list reopens with its filter, unless the player has already opened another", () => {
  cameBy("navigate");
  const store = createStore();
  restoreList(store, "unknown");
  expect(store.get(showAllAtom)).toBe(false);
  saveScrollPosition({ ...at("slots", 900), filter: { ...firstFilter, category: 3 } });
  restoreList(store, "slots");
  expect([store.get(filterAtom).category, store.get(showAllAtom)]).toEqual([3, true]);
  store.set(setFilterAtom, firstFilter);
  store.set(showAllAtom, true);
  restoreList(store, "slots");
  expect(store.get(filterAtom)).toBe(firstFilter);
});

const storage = () => {
  const stored = new Map<string, string>();
  return {
    setItem: (key: string, value: string) => void stored.set(key, value),
    getItem: (key: string) => stored.get(key) ?? null,
  };
};

test.each([
  { ...firstFilter, category: 3, providerId: "GPJL" },
  { ...firstFilter, category: "crash" },
] as const)("a position in %j is restored at its own history entry only", (filter) => {
  const tab = storage();
  const position = { key: "abc", filter, top: 12_345 };
  storeScroll(tab, position);
  expect(storedScroll(tab, "abc")).toEqual(position);
  expect(storedScroll(tab, "def")).toBeUndefined();
});

test.each([null, "", "{", '{"key":"abc"}', '{"key":"abc","filter":{"list":"x"},"top":1}'])(
  "the stored value %s is not a position",
  (text) => {
    expect(storedScroll({ getItem: () => text }, "abc")).toBeUndefined();
  },
);

test("full storage breaks nothing", () => {
  const full = {
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => storeScroll(full, { key: "a", filter: firstFilter, top: 0 })).not.toThrow();
});

test.each([
  ["navigate", false],
  ["reload", true],
  ["back_forward", true],
])("a page loaded by %s counts as a return: %s", (type, expected) => {
  const entry = Object.assign(Object.create(null) as PerformanceEntry, { type });
  const performance = { getEntriesByType: () => [entry] };
  expect(isReturn({ performance })).toBe(expected);
});
