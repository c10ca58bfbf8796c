import { expect, test } from "vitest";
import {
  firstChoice,
  isFirstChoice,
  listsFor,
  withKind,
  withList,
  withProvider,
  type Choice,
} from "./filter.ts";

test.each([
  ["a member among slots", 2, true, "all_game last_play my_favorite popular hot new"],
  ["a visitor among slots", 2, false, "all_game popular hot new"],
  ["a member among live games", 3, true, "all_game last_play my_favorite"],
  ["a visitor among live games", 3, false, "all_game"],
  ["a member among crash games", "crash", true, "all_game last_play my_favorite"],
] as const)("%s can choose from %s, %s: %s", (_, kind, isMember, lists) => {
  expect(listsFor(kind, isMember).join(" ")).toBe(lists);
});

test("a toggle pressed again goes out", () => {
  const hot = withList(firstChoice, "hot");
  expect(hot.list).toBe("hot");
  expect(withList(hot, "hot")).toEqual(firstChoice);
  const lion = withProvider(firstChoice, "GPJL");
  expect(lion.provider).toBe("GPJL");
  expect(withProvider(lion, "GPJL")).toEqual(firstChoice);
  expect(withProvider(lion, undefined)).toEqual(firstChoice);
});

test("another kind keeps the list and the provider that it has, and lets go of the others", () => {
  const choice: Choice = { kind: undefined, list: "my_favorite", provider: "GPJL" };
  const all = { lists: ["all_game", "my_favorite"], providers: ["GPJL"] } as const;
  expect(withKind(choice, 3, all)).toEqual({ ...choice, kind: 3 });
  const less = { lists: ["all_game"], providers: ["GPKS"] } as const;
  expect(withKind(choice, 3, less)).toEqual({ ...firstChoice, kind: 3 });
});

test.each([
  [firstChoice, true],
  [{ ...firstChoice, kind: 3 }, false],
  [{ ...firstChoice, list: "new" }, false],
  [{ ...firstChoice, provider: "GPJL" }, false],
] as const)("whether %j is what the page came with: %s", (choice, expected) => {
  expect(isFirstChoice(choice)).toBe(expected);
});
