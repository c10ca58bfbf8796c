import { expect, test } from "vitest";
import { kindAddress, kindAt } from "./kind-address.ts";

test.each([
  [2, "#slot"],
  [3, "#live_casino"],
  [9, "#esport"],
  ["crash", "#crash"],
  [1, "#type_1"],
] as const)("kind %s is at %s, and back", (kind, address) => {
  expect(kindAddress(kind)).toBe(address);
  expect(kindAt(address)).toBe(kind);
});

test.each(["", "#", "#content", "#type_x", "#slots"])("%j names no kind", (hash) => {
  expect(kindAt(hash)).toBeUndefined();
});
