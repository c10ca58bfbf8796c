import { expect, test } from "vitest";
import { awardSize, cashOf } from "./award.ts";

const terms = {
  cost: "2.00",
  prizes: [
    { id: 1, amount: "88.00" },
    { id: 2, amount: undefined },
  ],
};

test.each([
  // prize, name, terms, cash
  [1, "Grand prize", terms, "88.00"],
  [2, "18.00", terms, undefined],
  [3, "18.00", terms, "18.00"],
  [3, "18.00", undefined, "18.00"],
  [3, "18", undefined, "18"],
  [4, "Try again", undefined, undefined],
  [4, "2x", undefined, undefined],
  [4, "-5.00", undefined, undefined],
  [9, undefined, undefined, undefined],
])("prize %d named %s brings in cash: %#", (id, name, known, cash) => {
  expect(cashOf(id, name, known)).toBe(cash);
});

const wheel = ["88.00", undefined, "8.88", "1.88", "18.00", undefined];

test.each([
  // amount, cost, amounts, size
  ["88.00", "0.00", wheel, "large"],
  ["70.40", "0.00", wheel, "large"],
  ["70.39", "0.00", wheel, "small"],
  ["1.88", "0.00", wheel, "small"],
  [undefined, "0.00", wheel, "none"],
  ["0.00", "0.00", wheel, "none"],
  // A prize that does not exceed the cost of the spin is no win.
  ["1.88", "2.00", wheel, "none"],
  ["2.00", "2.00", wheel, "none"],
  ["8.88", "2.00", wheel, "small"],
  ["88.00", "8.80", wheel, "large"],
  ["88.00", "10.00", wheel, "small"],
  // A range of one amount has no upper fifth.
  ["5.00", "0.00", ["5.00", "5.00"], "small"],
] as const)("a prize of %s for a spin of %s is celebrated: %#", (amount, cost, amounts, size) => {
  expect(awardSize(amount, cost, amounts)).toBe(size);
});
