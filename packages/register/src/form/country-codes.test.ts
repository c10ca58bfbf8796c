import { currencies } from "@naluma/site/currency";
import { expect, test } from "vitest";
import { countryCodes } from "./country-codes.ts";

test("every currency but the game points says where its people have their phones, each elsewhere", () => {
  expect(currencies.filter((currency) => countryCodes[currency] === undefined)).toEqual(["GP"]);
  const codes = Object.values(countryCodes);
  expect(codes.filter((code) => !/^\+\d{1,3}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});
