import { expect, test } from "vitest";
import { firstFilter } from "../catalogue/filter.ts";
import { isReturn, storeScroll, storedScroll } from "./stored-scroll.ts";

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
] as const)(
  "a position in %j is restored at its entry of the history, and nowhere else",
  (filter) => {
    const tab = storage();
    const position = { key: "abc", filter, top: 12_345 };
    storeScroll(tab, position);
    expect(storedScroll(tab, "abc")).toEqual(position);
    expect(storedScroll(tab, "def")).toBeUndefined();
  },
);

test.each([null, "", "{", '{"key":"abc"}', '{"key":"abc","filter":{"list":"x"},"top":1}'])(
  "what is stored as %s is no position",
  (text) => {
    expect(storedScroll({ getItem: () => text }, "abc")).toBeUndefined();
  },
);

test("storage that is full breaks nothing", () => {
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
])("a page that came by %s: a return is %s", (type, expected) => {
  const entry = Object.assign(Object.create(null) as PerformanceEntry, { type });
  const performance = { getEntriesByType: () => [entry] };
  expect(isReturn({ performance })).toBe(expected);
});
