import { expect, test } from "vitest";
import { listsFor, withCategory, withList, withProvider } from "./filter-rules.ts";
import { type Filter, firstFilter, isFirstFilter } from "./filter.ts";

test.each([
  ["a member among slots", 2, true, "all_game last_play my_favorite popular hot new"],
  ["a visitor among slots", 2, false, "all_game popular hot new"],
  ["a member among live games", 3, true, "all_game last_play my_favorite"],
  ["a visitor among live games", 3, false, "all_game"],
  ["a member among crash games", "crash", true, "all_game last_play my_favorite"],
  ["a visitor while no category is known", undefined, false, "all_game"],
] as const)("%s can choose from %s, %s: %s", (_, category, isMember, lists) => {
  expect(listsFor(category, isMember).join(" ")).toBe(lists);
});

test("pressing an active toggle turns it off", () => {
  const hot = withList(firstFilter, "hot");
  expect(hot.list).toBe("hot");
  expect(withList(hot, "hot")).toEqual(firstFilter);
  const lion = withProvider(firstFilter, "GPJL");
  expect(lion.providerId).toBe("GPJL");
  expect(withProvider(lion, "GPJL")).toEqual(firstFilter);
  expect(withProvider(lion, undefined)).toEqual(firstFilter);
});

test.each(["my_favorite", "last_play", "popular", "hot", "new"] as const)(
  "another category starts with all its games, whatever list was chosen: %s",
  (list) => {
    const filter: Filter = { ...firstFilter, list };
    expect(withCategory(filter, 3, [])).toEqual({ ...firstFilter, category: 3 });
    expect(withCategory({ ...filter, category: 3 }, undefined, [])).toEqual(firstFilter);
  },
);

test("another category keeps a provider that it has, and drops any other", () => {
  const filter: Filter = { ...firstFilter, providerId: "GPJL" };
  expect(withCategory(filter, 3, ["GPKS", "GPJL"])).toEqual({ ...filter, category: 3 });
  expect(withCategory(filter, 3, ["GPKS"])).toEqual({ ...firstFilter, category: 3 });
});

test.each([
  [firstFilter, true],
  [{ ...firstFilter, category: 3 }, false],
  [{ ...firstFilter, list: "new" }, false],
  [{ ...firstFilter, providerId: "GPJL" }, false],
] as const)("%j is recognised as the filter the page came with: %s", (filter, expected) => {
  expect(isFirstFilter(filter)).toBe(expected);
});
