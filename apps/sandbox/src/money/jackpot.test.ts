import { expect, test } from "vitest";
import { jackpotAt } from "./amounts.ts";

const noon = Date.UTC(2026, 10, 22, 12);

test("the jackpot is worth the same in every currency", () => {
  const dollars = jackpotAt(noon, "USD");
  expect(dollars).toBeGreaterThan(4_000_000_00n);
  expect(jackpotAt(noon, "VND")).toBe(dollars * 25_000n);
  expect(jackpotAt(noon, "JPY")).toBe(dollars * 150n);
  expect(jackpotAt(noon, "BRL")).toBe(dollars * 5n);
});

test("the jackpot grows by the second, and restarts once a week", () => {
  expect(jackpotAt(noon + 1_000, "USD") - jackpotAt(noon, "USD")).toBe(37n);
  expect(jackpotAt(noon + 7 * 24 * 3_600_000, "USD")).toBe(jackpotAt(noon, "USD"));
});
