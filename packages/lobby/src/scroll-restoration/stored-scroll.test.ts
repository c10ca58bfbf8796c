import { expect, test } from "vitest";
import { firstChoice } from "../catalogue/filter.ts";
import { isReturn, keepPlace, keptPlace } from "./stored-scroll.ts";

const storage = () => {
  const kept = new Map<string, string>();
  return {
    setItem: (key: string, value: string) => void kept.set(key, value),
    getItem: (key: string) => kept.get(key) ?? null,
  };
};

test("a place is known again at its entry of the history, and nowhere else", () => {
  const tab = storage();
  const place = { key: "abc", choice: { ...firstChoice, kind: 3 }, top: 12_345 };
  keepPlace(tab, place);
  expect(keptPlace(tab, "abc")).toEqual(place);
  expect(keptPlace(tab, "def")).toBeUndefined();
});

test.each([null, "", "{", '{"key":"abc"}', '{"key":"abc","choice":{"list":"x"},"top":1}'])(
  "what is kept as %s is no place",
  (text) => {
    expect(keptPlace({ getItem: () => text }, "abc")).toBeUndefined();
  },
);

test("storage that is full breaks nothing", () => {
  const full = {
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => keepPlace(full, { key: "a", choice: firstChoice, top: 0 })).not.toThrow();
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
