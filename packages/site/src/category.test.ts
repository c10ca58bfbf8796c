import { expect, test } from "vitest";
import { categoryAddress, categoryAt } from "./category.ts";

test.each([
  [2, "#slot"],
  [3, "#live_casino"],
  [9, "#esport"],
  ["crash", "#crash"],
  [1, "#type_1"],
] as const)("category %s is at %s, and back", (category, address) => {
  expect(categoryAddress(category)).toBe(address);
  expect(categoryAt(address)).toBe(category);
});

test.each(["", "#", "#content", "#type_x", "#type_1x", "#type_1234", "#slots"])(
  "%j is not a category",
  (hash) => {
    expect(categoryAt(hash)).toBeUndefined();
  },
);
