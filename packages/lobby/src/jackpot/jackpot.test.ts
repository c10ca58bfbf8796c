// @vitest-environment jsdom
import { fakeApi, refused } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { jackpotInterval, jackpotQuery } from "./jackpot-queries.ts";
import { jackpotDigits } from "./live-jackpot.tsx";

test.each([
  ["12345.67", "00000", "12345", "67"],
  ["48213977.35", "00", "48213977", "35"],
  ["9999999999.99", "", "9999999999", "99"],
  ["0.00", "0000000000", "", "00"],
  ["0007.50", "000000000", "7", "50"],
])("[LOBBY-33] %s is shown with ten integer digits", (amount, zeros, integer, decimals) => {
  expect(`${zeros}${integer}`).toHaveLength(10);
  expect(jackpotDigits(amount, "USD", {})).toEqual({ zeros, integer, decimals });
});

test("a longer amount is shown in full", () => {
  expect(jackpotDigits("482139774872316.35", "USD", {})).toEqual({
    zeros: "",
    integer: "482139774872316",
    decimals: "35",
  });
});

test.each(["VND", "JPY", "WON"] as const)(
  "%s has no decimals in the jackpot either",
  (currency) => {
    expect(jackpotDigits("12345.67", currency, {})).toEqual({
      zeros: "00000",
      integer: "12345",
      decimals: "",
    });
  },
);

test("a negative amount is treated as unknown", () => {
  expect(jackpotDigits("-5.00", "USD", {})).toBeUndefined();
});

test("an open lobby asks for the jackpot four times a minute, but stops after a refusal", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let isRefused = false;
  const api = fakeApi({
    "/v2/get_jackpot": () =>
      isRefused ? refused("999") : { data: { jackpot_amount_total: "12345.67" } },
  });
  const client = createQueryClient();
  const observer = new QueryObserver(client, jackpotQuery(api, { currency: "USD" }));
  const leave = observer.subscribe(() => undefined);
  const isQuiet = () => expect([api.sent.length, client.isFetching()]).toEqual([asked, 0]);
  let asked = 1;
  await vi.waitFor(isQuiet);
  vi.advanceTimersByTime(jackpotInterval);
  asked = 2;
  await vi.waitFor(isQuiet);
  isRefused = true;
  vi.advanceTimersByTime(jackpotInterval);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  vi.advanceTimersByTime(4 * jackpotInterval);
  expect(client.isFetching()).toBe(0);
  leave();
  vi.useRealTimers();
});
