import { describe, expect, test } from "vitest";
import { sites } from "../sites/sites.ts";
import { changesOnceBegun, planOf, problemsOf, type AskedCampaign } from "./campaign-plan.ts";

const [site] = sites;
if (!site) throw new Error("There is no site.");

const now = 1_000;
const dollars = {
  currency: "USD",
  least: "1.00",
  most: "5.00",
  budget: "100.00",
  number: 0,
  required: "0",
};
const dong = { ...dollars, currency: "VND", least: "25000", most: "125000", budget: "2500000" };

const envelope: AskedCampaign = {
  kind: "red_envelope",
  name: { en_US: "Autumn" },
  startAt: now,
  endAt: now + 1,
  times: 1,
  per: "day",
  condition: "none",
  memberIds: null,
  currencies: [dollars, dong],
};

const prize = (amounts: Readonly<Record<string, string>> | null) => ({
  name: { en_US: "A prize" },
  amounts,
  weight: 1,
});

const wheel: AskedCampaign = {
  ...envelope,
  kind: "roulette",
  currencies: [
    { currency: "USD", budget: "100.00", number: 0, required: "0" },
    { currency: "VND", budget: "2500000", number: 0, required: "0" },
  ],
  prizes: [
    prize({ USD: "88.00", VND: "2200000" }),
    prize({ USD: "1.88", VND: "47000" }),
    prize({ USD: "9.00", VND: "225000" }),
    prize(null),
  ],
};

describe("a plan", () => {
  test("a plan has amounts in minor units, separately for each currency", () => {
    expect(planOf(envelope).offers).toMatchObject([
      { currency: "USD", least: 100n, most: 500n, budget: 10_000n, required: 0n },
      { currency: "VND", least: 2_500_000n, most: 12_500_000n, budget: 250_000_000n },
    ]);
  });

  test("the least and the greatest prize of a wheel are compared by amount, not by their digits", () => {
    expect(planOf(wheel)).toMatchObject({
      prizes: [
        { amounts: { USD: "8800", VND: "220000000" } },
        { amounts: { USD: "188" } },
        {},
        { amounts: null },
      ],
      offers: [
        { least: 188n, most: 8_800n },
        { least: 4_700_000n, most: 220_000_000n },
      ],
    });
  });
});

const firstOf = (change: object) => ({ currencies: [{ ...dollars, ...change }] });
const secondOf = (change: object) => ({ currencies: [dollars, { ...dong, ...change }] });

describe("what is wrong with a campaign", () => {
  test.each<[string, Partial<AskedCampaign>]>([
    ["one that ends a moment after now and after its beginning", {}],
    [
      "a condition with something required",
      { condition: "deposit", ...firstOf({ required: "0.01" }) },
    ],
    ["one amount for all", firstOf({ least: "5.00" })],
    ["a budget for one gift", firstOf({ budget: "5.00" })],
  ])("a campaign with %s is valid", (_, change) => {
    expect(problemsOf(planOf({ ...envelope, ...change }), site, now)).toEqual([]);
  });

  test("a campaign with a wheel is valid", () => {
    expect(problemsOf(planOf(wheel), site, now)).toEqual([]);
  });

  test.each<[string, Partial<AskedCampaign>, string]>([
    ["as it begins", { startAt: now + 1 }, "end_at: must be later than start_at"],
    ["now", { startAt: 1, endAt: now }, "end_at: must be in the future"],
    ["before there were any", { startAt: -1 }, "start_at: must not be before 1970"],
    [
      "after any year that can be written",
      { endAt: 253_402_300_800_000 },
      "end_at: must not be after the year 9999",
    ],
    [
      "with a currency that the site has not",
      secondOf({ currency: "BRL" }),
      "currencies.1.currency: the site has",
    ],
    ["with a currency twice", secondOf({ ...dollars }), "currencies.1.currency: is there twice"],
    ["with gifts of nothing", secondOf({ least: "0" }), "currencies.1.least: must be above zero"],
    [
      "with its range upside down",
      firstOf({ least: "5.01" }),
      "currencies.0.most: must not be below",
    ],
    ["with less than one gift", secondOf({ budget: "124999" }), "currencies.1.budget: must pay"],
    [
      "with a condition of nothing",
      { condition: "turnover", ...firstOf({}) },
      "currencies.0.required: must be above zero",
    ],
    [
      "with something required for nothing",
      firstOf({ required: "1" }),
      "currencies.0.required: there is no condition",
    ],
    ["with prizes", { prizes: wheel.prizes }, "prizes: only a prize wheel"],
  ])("a campaign that ends or comes %s is reported at its field only", (_, change, problem) => {
    const problems = problemsOf(planOf({ ...envelope, ...change }), site, now);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    ["no prizes", [], "prizes: a prize wheel has"],
    ["prizes that win nothing", [prize(null), prize(null)], "prizes: one must win"],
    [
      "a prize that lacks a currency",
      [prize(null), prize({ USD: "1" })],
      "prizes.1.amounts: one for each of USD, VND",
    ],
    [
      "a prize with one too many",
      [prize({ USD: "1", VND: "1", THB: "1" })],
      "prizes.0.amounts: one for each",
    ],
    [
      "a prize of nothing in one currency",
      [prize({ USD: "1", VND: "0" })],
      "prizes.0.amounts: must be above zero",
    ],
  ])("a wheel with %s is reported at its prizes", (_, prizes, problem) => {
    const problems = problemsOf(planOf({ ...wheel, prizes }), site, now);
    expect(problems.filter((one) => one.startsWith("prizes"))).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  test("a wheel whose budget cannot pay the greatest prize is reported", () => {
    const currencies = wheel.currencies.map((one) => ({ ...one, budget: "2199999" }));
    expect(problemsOf(planOf({ ...wheel, currencies }), site, now)).toEqual([
      "currencies.1.budget: must pay the greatest gift",
    ]);
  });
});

describe("once members have taken part", () => {
  const before = planOf(envelope);
  const offers = before.offers.map((offer) => ({ ...offer, paid: offer.most }));

  test.each<[string, Partial<AskedCampaign>]>([
    ["nothing at all", {}],
    ["name, end and how often", { name: { en_US: "Late" }, endAt: now + 9, times: 9 }],
    ["who may take part", { memberIds: [1] }],
    ["the order of the currencies", { currencies: [dong, dollars] }],
    ["a budget down to what was paid", { currencies: [{ ...dollars, budget: "5.00" }, dong] }],
    ["the number of gifts", { currencies: [{ ...dollars, number: 3 }, dong] }],
  ])("%s may change", (_, change) => {
    expect(changesOnceBegun(before, offers, planOf({ ...envelope, ...change }))).toEqual([]);
  });

  test.each<[string, Partial<AskedCampaign>, readonly string[]]>([
    ["its beginning", { startAt: now - 1 }, ["start_at"]],
    ["day and campaign", { per: "campaign" }, ["per"]],
    ["the condition", { condition: "deposit" }, ["condition"]],
    ["a currency that is left out", { currencies: [dollars] }, ["currencies"]],
    [
      "a currency in another's place",
      { currencies: [dollars, { ...dong, currency: "THB" }] },
      ["currencies.1.currency"],
    ],
    [
      "a further currency",
      { currencies: [dollars, dong, { ...dong, currency: "THB" }] },
      ["currencies", "currencies.2.currency"],
    ],
    [
      "the least gift of the second",
      { currencies: [dollars, { ...dong, least: "25001" }] },
      ["currencies.1.least"],
    ],
    ["the greatest", { currencies: [{ ...dollars, most: "4.99" }, dong] }, ["currencies.0.most"]],
    [
      "what is required",
      { currencies: [dollars, { ...dong, required: "1" }] },
      ["currencies.1.required"],
    ],
    [
      "a budget below what was paid",
      { currencies: [{ ...dollars, budget: "4.99" }, dong] },
      ["currencies.0.budget"],
    ],
  ])("%s may not change", (_, change, places) => {
    const problems = changesOnceBegun(before, offers, planOf({ ...envelope, ...change }));
    expect(problems.map((problem) => problem.split(":")[0])).toEqual(places);
  });
});
