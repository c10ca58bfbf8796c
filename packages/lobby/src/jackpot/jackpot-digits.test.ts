import { fakeApi } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { expect, test } from "vitest";
import { jackpotQuery } from "./jackpot-queries.ts";
import { jackpotDigits } from "./live-jackpot.tsx";

test.each([
  ["12345.67", "00000", "12345", "67"],
  ["48213977.35", "00", "48213977", "35"],
  ["9999999999.99", "", "9999999999", "99"],
  ["0.00", "0000000000", "", "00"],
  ["0007.50", "000000000", "7", "50"],
])("[LOBBY-33] %s is shown with ten integer digits", (amount, zeros, integer, decimals) => {
  expect(`${zeros}${integer}`).toHaveLength(10);
  expect(jackpotDigits(amount, "USD")).toEqual({ zeros, integer, decimals });
});

test("a longer amount is shown in full", () => {
  expect(jackpotDigits("482139774872316.35", "USD")).toEqual({
    zeros: "",
    integer: "482139774872316",
    decimals: "35",
  });
});

test.each(["VND", "JPY", "WON"] as const)(
  "%s has no decimals in the jackpot either",
  (currency) => {
    expect(jackpotDigits("12345.67", currency)).toEqual({
      zeros: "00000",
      integer: "12345",
      decimals: "",
    });
  },
);

test("a negative amount is not known", () => {
  expect(jackpotDigits("-5.00", "USD")).toBeUndefined();
});

test("an open lobby asks for the jackpot four times a minute, but not after a refusal", async () => {
  const client = createQueryClient();
  const query = jackpotQuery(fakeApi({}), { currency: "USD" });
  const { refetchInterval } = query;
  const interval = () => {
    const kept = client.getQueryCache().build(client, query);
    return typeof refetchInterval === "function" ? refetchInterval(kept) : refetchInterval;
  };
  client.setQueryData(query.queryKey, "12345.67");
  expect(interval()).toBe(15_000);
  await expect(client.fetchQuery({ ...query, staleTime: 0 })).rejects.toThrow("Unknown error.");
  expect(interval()).toBe(false);
});
