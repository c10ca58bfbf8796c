import { expect, test } from "vitest";
import { typedTarget } from "./typed-target.ts";

test.each([
  ["2", 200],
  ["1.5", 150],
  ["1,5", 150],
  ["1.53×", 153],
  ["2.", 200],
  ["1.500", 150],
  ["1,500", 150],
  ["1.555", 155],
  ["10,000.00", 1_000_000],
  ["2.345,50", 234_550],
  ["১.৫", 150],
  ["１．５", 150],
  ["1,2,3", undefined],
  ["1.2.3", undefined],
  ["", undefined],
  ["high", undefined],
  ["-2", undefined],
])("typing %j means %j hundredths", (typed, target) => {
  expect(typedTarget(typed)).toBe(target);
});
