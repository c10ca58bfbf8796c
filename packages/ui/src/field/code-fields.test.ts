import { expect, test } from "vitest";
import { digitsOf } from "./code-fields.tsx";

test.each([
  ["1234", "1234"],
  ["12 34", "1234"],
  ["12-34-56", "1234"],
  ["a1b2", "12"],
  ["১২৩৪", "1234"],
  ["၁၂၃၄", "1234"],
  ["１２３４", "1234"],
  ["1২3৪", "1234"],
  ["", ""],
])("%j in four boxes is read as %j", (text, digits) => {
  expect(digitsOf(text, 4)).toBe(digits);
});
