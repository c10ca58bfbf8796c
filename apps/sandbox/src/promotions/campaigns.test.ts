import { describe, expect, test } from "vitest";
import {
  isExhausted,
  isOpenTo,
  isToldTo,
  nameIn,
  prizeAmount,
  stateAt,
  untilNextChange,
  type OfferedCampaign,
} from "./campaigns.ts";
import { nearest, timesLeft } from "./taking-part.ts";

const campaign: OfferedCampaign = {
  id: 7,
  siteId: 1,
  kind: "red_envelope",
  name: { en_US: "Autumn" },
  translatedFrom: {},
  startAt: 1_000,
  endAt: 2_000,
  times: 2,
  per: "campaign",
  condition: "none",
  memberIds: null,
  announced: "running",
  createdAt: 0,
  offer: {
    campaignId: 7,
    currency: "USD",
    least: 100n,
    most: 900n,
    budget: 5_000n,
    number: 0,
    taken: 0,
    paid: 0n,
    required: 0n,
  },
};

test.each([
  [999, "coming", 1],
  [1_000, "running", 1_000],
  [1_999, "running", 1],
  [2_000, "ended", undefined],
  [9_000, "ended", undefined],
])("from 1000 to 2000 a campaign is at %s %s, and changes in %s", (now, state, change) => {
  expect(stateAt(campaign, now)).toBe(state);
  expect(untilNextChange(campaign, now)).toBe(change);
});

describe("a campaign is exhausted", () => {
  test.each([
    ["by as many gifts as there are", { number: 3, taken: 3 }, true],
    ["not by one less", { number: 3, taken: 2 }, false],
    ["by the only one that there is", { number: 1, taken: 1 }, true],
    ["not by many while their number is open", { number: 0, taken: 1_000 }, false],
    ["where the rest pays no least gift", { paid: 4_901n }, true],
    ["not where it pays the least one", { paid: 4_900n }, false],
  ])("a campaign is exhausted %s", (_, change, isOver) => {
    expect(isExhausted(campaign, { ...campaign.offer, ...change })).toBe(isOver);
  });

  test.each([
    ["where the rest pays no greatest prize", { paid: 4_101n }, true],
    ["not where it pays the greatest one", { paid: 4_100n }, false],
  ])("a wheel is exhausted %s", (_, change, isOver) => {
    expect(isExhausted({ kind: "roulette" }, { ...campaign.offer, ...change })).toBe(isOver);
  });
});

test.each([
  [null, true],
  [[3], true],
  [[1, 3], true],
  [[30, 13], false],
  [[], false],
])("a campaign for %j is open to member 3: %s", (memberIds, isOpen) => {
  expect(isOpenTo({ memberIds }, { id: 3, siteId: 1, currency: "USD" })).toBe(isOpen);
});

test.each([
  ["campaign", { all: 1, today: 0 }, 1],
  ["campaign", { all: 2, today: 0 }, 0],
  ["day", { all: 9, today: 0 }, 2],
  ["day", { all: 9, today: 1 }, 1],
  ["day", { all: 9, today: 2 }, 0],
  // An operator may have lowered the number meanwhile.
  ["campaign", { all: 5, today: 5 }, 0],
] as const)("with two times a %s, %o taken leave: %s", (per, taken, left) => {
  expect(timesLeft({ ...campaign, per }, new Map([[7, taken]]))).toBe(left);
  expect(timesLeft({ ...campaign, per }, new Map([[70, taken]]))).toBe(2);
});

describe("which of several wheels is meant", () => {
  const at = (id: number, startAt: number, endAt: number) => ({ ...campaign, id, startAt, endAt });
  test.each([
    ["the one that runs, however near another is", [at(1, 501, 600), at(2, 100, 9_000)], 2],
    ["the one that begins next", [at(1, 700, 800), at(2, 600, 650), at(3, 900, 950)], 2],
    ["the one that ended last", [at(1, 100, 200), at(2, 300, 400), at(3, 10, 20)], 2],
    [
      "the one that ended a moment ago before one that begins later",
      [at(1, 600, 700), at(2, 1, 499)],
      2,
    ],
    [
      "the one that begins in a moment before one that ended earlier",
      [at(1, 1, 400), at(2, 501, 700)],
      2,
    ],
    ["none where there is none", [], undefined],
  ])("the nearest wheel is %s", (_, wheels, id) => {
    expect(nearest(wheels, 500)?.id).toBe(id);
  });
});

test("a name is English where a language is missing or empty", () => {
  const names = { en_US: "Autumn", th_TH: "ฤดูใบไม้ร่วง", vi_VN: "" };
  expect(nameIn(names, "th_TH")).toBe("ฤดูใบไม้ร่วง");
  expect([nameIn(names, "vi_VN"), nameIn(names, "ja_JP")]).toEqual(["Autumn", "Autumn"]);
});

test("a prize has a value of its own in each currency, and none if it wins nothing", () => {
  const prize = { id: 1, campaignId: 7, position: 0, name: {}, weight: 1 };
  const amounts = { USD: "100", VND: "2500000" };
  expect(prizeAmount({ ...prize, amounts }, "VND")).toBe(2_500_000n);
  expect(prizeAmount({ ...prize, amounts }, "THB")).toBeUndefined();
  expect(prizeAmount({ ...prize, amounts: null }, "USD")).toBeUndefined();
});

const monthAfterwards = campaign.endAt + 30 * 24 * 60 * 60_000;
test.each<[isTold: boolean, when: string, own: Partial<OfferedCampaign>, now: number]>([
  [true, "before it begins", {}, 0],
  [true, "while it runs", {}, 1_500],
  [true, "after its end", {}, 2_000],
  [true, "to the last moment of thirty days after its end", {}, monthAfterwards - 1],
  [false, "when those thirty days are over", {}, monthAfterwards],
  [true, "who is among those it is for", { memberIds: [7] }, 1_500],
  [false, "who is not among them", { memberIds: [77] }, 1_500],
])("a member is notified of a campaign, %s: %s", (isTold, _, own, now) => {
  const member = { id: 7, siteId: 1, currency: "USD" };
  expect(isToldTo({ memberIds: null, endAt: campaign.endAt, ...own }, member, now)).toBe(isTold);
});
