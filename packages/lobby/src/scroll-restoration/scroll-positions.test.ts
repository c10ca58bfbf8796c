// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { firstFilter } from "../catalogue/filter.ts";
import { forgetScrollPosition, saveScrollPosition, scrollPositionAt } from "./scroll-positions.ts";
import { storeScroll } from "./stored-scroll.ts";

const at = (key: string, top: number) => ({ key, filter: firstFilter, top });

/** Sets the navigation type of the page; stored positions apply only after a return. */
const cameBy = (type: string) =>
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });

afterEach(() => void vi.unstubAllGlobals());

test("two lists that were left one after the other are both found where they were", () => {
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
])("a list that was left by the document before is found at %s: %s", (type, top) => {
  cameBy(type);
  storeScroll(sessionStorage, at("before", 900));
  expect(scrollPositionAt("before")?.top).toBe(top);
});

test.each(["navigate", "reload"])(
  "a list that was closed opens at its top, in a page that came by %s",
  (type) => {
    cameBy(type);
    saveScrollPosition(at("list", 900));
    forgetScrollPosition("list");
    expect(scrollPositionAt("list")).toBeUndefined();
  },
);
