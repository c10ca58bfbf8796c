import { fakeApi, refused } from "@naluma/api-client/api.fake";
import { expect, test } from "vitest";
import { isFree, runningOf, timeLeft } from "./campaign.ts";
import { getCampaigns } from "./campaigns.api.ts";
import { campaignsOnWire, campaignsReply } from "./campaigns.fake.ts";

const read = (data: unknown) =>
  fakeApi({ "/services/v1/member/promotions": () => ({ data }) }).read(getCampaigns, {});

const [envelope, roulette] = campaignsOnWire.campaigns;

test("a campaign is read with its terms, and wins are read newest first", async () => {
  const { campaigns, won } = await read(campaignsOnWire);
  expect(campaigns.map(({ id }) => id)).toEqual([11, 12, 13]);
  expect(campaigns[1]).toEqual({
    id: 12,
    kind: "roulette",
    name: "Daily wheel",
    state: "running",
    startAt: "2026-11-01T04:00:00.000Z",
    endAt: "2099-12-01T03:59:59.000Z",
    currency: "USD",
    cost: "2.00",
    times: 3,
    per: "day",
    left: 2,
    least: "0.50",
    most: "18.00",
    condition: "Members with a deposit this week.",
    prizes: [
      { id: 1, name: "Eighteen", amount: "18.00", chance: 0.125 },
      { id: 2, name: "Half", amount: "0.50", chance: 0.625 },
      { id: 3, name: "A cap", amount: undefined, chance: 0.25 },
    ],
  });
  expect(won.map(({ amount }) => amount)).toEqual(["18.00", undefined]);
});

test.each<[string, unknown, readonly number[], number]>([
  ["nothing at all", null, [], 0],
  ["campaigns alone", { campaigns: [envelope] }, [11], 0],
  ["a campaign without terms", { campaigns: [{ id: 1, kind: "roulette" }, envelope] }, [11], 0],
  ["a kind that nobody knows", { campaigns: [{ ...envelope, kind: "lottery" }] }, [], 0],
  [
    "numbers as text and text as numbers",
    { campaigns: [{ ...envelope, id: "11", most: 88 }] },
    [11],
    0,
  ],
  ["a prize without an id", { campaigns: [{ ...roulette, prizes: [{}] }], won: null }, [12], 0],
  ["a winning that cannot be read", { campaigns: [], won: [{}, campaignsOnWire.won[0]] }, [], 1],
])("%s is read as far as possible", async (_, data, ids, won) => {
  const found = await read(data);
  expect(found.campaigns.map(({ id }) => id)).toEqual(ids);
  expect(found.won).toHaveLength(won);
});

test.each([["2"], ["-0.1"], ["often"], [""], [null], [undefined]])(
  "a chance of %j is invalid, and is not shown",
  async (chance) => {
    const { campaigns } = await read({
      campaigns: [{ ...roulette, prizes: [{ ...roulette.prizes[0], chance }] }],
    });
    expect(campaigns[0]?.prizes[0]?.chance).toBeUndefined();
  },
);

test("a platform without the call refuses, for the page to show", async () => {
  const api = fakeApi({ "/services/v1/member/promotions": () => refused("404") });
  await expect(api.read(getCampaigns, {})).rejects.toMatchObject({ refusal: { code: "404" } });
});

test("the terms of a kind are those of its running campaign", async () => {
  const all = await fakeApi({ "/services/v1/member/promotions": campaignsReply }).read(
    getCampaigns,
    {},
  );
  expect(runningOf(all, "red_envelope")?.id).toBe(11);
  expect(runningOf(all, "roulette")?.id).toBe(12);
  const coming = { ...all, campaigns: all.campaigns.filter(({ state }) => state === "coming") };
  expect(runningOf(coming, "red_envelope")).toBeUndefined();
});

test.each([
  [0, undefined],
  [-5, undefined],
  [1, { unit: "minutes", count: 1 }],
  [59, { unit: "minutes", count: 1 }],
  [7_199, { unit: "minutes", count: 119 }],
  [7_200, { unit: "hours", count: 2 }],
  [172_799, { unit: "hours", count: 47 }],
  [172_800, { unit: "days", count: 2 }],
  [259_199, { unit: "days", count: 2 }],
])("%i seconds are shown as %j", (seconds, told) => {
  expect(timeLeft(seconds)).toEqual(told);
});

test.each([
  ["0.00", true],
  ["0", true],
  ["0.50", false],
  ["10.00", false],
])("a cost of %s is free: %j", (cost, free) => {
  expect(isFree(cost)).toBe(free);
});
