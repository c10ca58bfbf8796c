import { expect, it } from "vitest";
import { scaledTimeout } from "./index.ts";

it("gives a slow machine more time, and a fast one no less", () => {
  expect(scaledTimeout(60_000, 1)).toBe(60_000);
  expect(scaledTimeout(60_000, 1.7)).toBe(60_000);
  expect(scaledTimeout(60_000, 0.25)).toBe(240_000);
});

it("takes a machine that nobody has measured for a fast one", () => {
  expect(scaledTimeout(60_000, NaN)).toBe(60_000);
});
