import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  draftOf,
  isChanged,
  languagesOf,
  newDraft,
  newOffer,
  newPrize,
  requestOf,
} from "./campaign-draft.ts";
import { chances, checkCampaign, expectedCosts, problemsByPlace } from "./campaign-rules.ts";
import type { Campaign } from "./campaigns.api.ts";
import { wheel as storedWheel } from "./campaigns.fake.ts";

const now = Date.parse("2026-11-23T12:00:00Z");
const eight = {
  ...newPrize("a"),
  name: { en_US: "Eight" },
  amounts: { USD: "8.00" },
  weight: "1",
};
const nothing = { ...newPrize("b"), name: { en_US: "Nothing" }, wins: false, weight: "3" };
const wheel = {
  ...newDraft("roulette", "USD"),
  name: { en_US: "Autumn wheel" },
  endAt: "2026-12-01T12:00:00",
  prizes: [eight, nothing],
};
const envelope = {
  ...newDraft("red_envelope", "USD"),
  name: { en_US: "Autumn" },
  endAt: "2026-12-01T12:00:00",
};

describe("before anything is sent", () => {
  test("a complete campaign has no problems", () => {
    expect(checkCampaign(wheel, now)).toEqual({});
    expect(checkCampaign(envelope, now)).toEqual({});
  });

  test.each([
    ["name", { name: { zh_CN: "红包" } }],
    ["end_at", { endAt: "" }],
    ["end_at", { startAt: "2026-12-02T12:00:00" }],
    ["end_at", { startAt: "2026-12-01T12:00:00" }],
    ["times", { times: "0" }],
    ["times", { times: "1001" }],
    ["currencies", { offers: [] }],
    ["currencies.0.least", { offers: [{ ...newOffer("USD"), least: "1,00" }] }],
    ["currencies.0.budget", { offers: [{ ...newOffer("USD"), budget: "" }] }],
    ["currencies.0.budget", { offers: [{ ...newOffer("USD"), budget: "8.888" }] }],
    ["currencies.0.budget", { offers: [{ ...newOffer("USD"), budget: "1000000000" }] }],
    ["currencies.1.most", { offers: [newOffer("USD"), { ...newOffer("VND"), most: "" }] }],
    ["currencies.0.number", { offers: [{ ...newOffer("USD"), number: "-1" }] }],
    ["currencies.0.number", { offers: [{ ...newOffer("USD"), number: "10000001" }] }],
    [
      "currencies.0.required",
      { condition: "deposit" as const, offers: [{ ...newOffer("USD"), required: "x" }] },
    ],
  ])("a missing or invalid %s is reported at its field", (place, change) => {
    expect(Object.keys(checkCampaign({ ...envelope, ...change }, now))).toEqual([place]);
  });

  test.each([
    ["a second later", envelope, { startAt: "2026-12-01T11:59:59" }],
    ["a thousand times a day", envelope, { times: "1000" }],
    ["a greatest budget", envelope, { offers: [{ ...newOffer("USD"), budget: "999999999.99" }] }],
    ["many gifts", envelope, { offers: [{ ...newOffer("USD"), number: "10000000" }] }],
    [
      "no condition, and so nothing required",
      envelope,
      { offers: [{ ...newOffer("USD"), required: "" }] },
    ],
    [
      "a wheel, which has no range",
      wheel,
      { offers: [{ ...newOffer("USD"), least: "", most: "" }] },
    ],
    [
      "the heaviest prize",
      wheel,
      { prizes: wheel.prizes.map((one) => ({ ...one, weight: "10000" })) },
    ],
    ["24 prizes", wheel, { prizes: Array.from({ length: 24 }, () => nothing) }],
  ])("%s is still valid", (_, draft, change) => {
    expect(checkCampaign({ ...draft, ...change }, now)).toEqual({});
  });

  test("a campaign that begins at once ends after the moment at which it is written", () => {
    // In site time.
    const endAt = Date.parse("2026-12-01T16:00:00Z");
    expect(Object.keys(checkCampaign(envelope, endAt))).toEqual(["end_at"]);
    expect(checkCampaign(envelope, endAt - 1)).toEqual({});
  });

  test("each prize needs a name, a weight and its amounts", () => {
    const prizes = [{ ...newPrize("a"), weight: "0" }];
    expect(Object.keys(checkCampaign({ ...wheel, prizes }, now)).toSorted()).toEqual([
      "prizes",
      "prizes.0.amounts",
      "prizes.0.name",
      "prizes.0.weight",
    ]);
    const many = Array.from({ length: 24 }, () => ({ ...nothing, weight: "10001" }));
    const tooMany = checkCampaign({ ...wheel, prizes: [eight, ...many] }, now);
    expect(Object.keys(tooMany)).toContain("prizes");
    expect(Object.keys(tooMany)).toContain("prizes.24.weight");
  });

  test("with two currencies, each needs an amount of every prize that wins", () => {
    const offers = [newOffer("USD"), newOffer("VND")];
    expect(Object.keys(checkCampaign({ ...wheel, offers }, now))).toEqual(["prizes.0.amounts"]);
  });
});

test("the platform's objections are shown at their fields, and the rest above the form", () => {
  expect(
    problemsByPlace([
      "currencies.0.budget: must pay the greatest gift",
      "prizes.3.amounts.USD: not an amount",
      "members.0: the site has no member 'x'",
      "budget: there is not enough USD for that",
      "names: are of another call",
    ]),
  ).toEqual({
    "currencies.0.budget": "must pay the greatest gift",
    "prizes.3.amounts": "not an amount",
    members: "the site has no member 'x'",
    "": "budget: there is not enough USD for that",
  });
});

test("of two objections to one field the first is shown, which is the one to correct first", () => {
  expect(
    problemsByPlace([
      "currencies.0.budget: not an amount",
      "currencies.1.budget: there is not enough",
      "currencies.0.budget: must pay the greatest gift",
      "members.3: the site has no member 'x'",
      "members.7: the site has no member 'y'",
    ]),
  ).toEqual({
    "currencies.0.budget": "not an amount",
    "currencies.1.budget": "there is not enough",
    members: "the site has no member 'x'",
  });
});

test("chances add up to one, and say what a spin costs", () => {
  expect(chances(wheel.prizes)).toEqual([0.25, 0.75]);
  expect(expectedCosts(wheel)).toEqual([{ currency: "USD", cost: 2, spins: 500, inAll: 1_000 }]);
  const few = { ...wheel, offers: [{ ...newOffer("USD"), number: "7" }, newOffer("VND")] };
  expect(expectedCosts(few)).toEqual([
    { currency: "USD", cost: 2, spins: 7, inAll: 14 },
    { currency: "VND", cost: 0, spins: 0, inAll: 0 },
  ]);
  // A blank keeps what was typed before it became one, and costs nothing.
  const blank = { ...nothing, amounts: { USD: "100.00" } };
  expect(expectedCosts({ ...wheel, prizes: [eight, blank] })).toMatchObject([{ cost: 2 }]);
  const weights = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 24 });
  fc.assert(
    fc.property(weights, (all) => {
      const prizes = all.map((weight) => ({ ...newPrize("x"), weight: String(weight) }));
      expect(chances(prizes).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }),
    { seed: 17 },
  );
});

test("a prize's translation is compared with that prize's own English", () => {
  const [lantern, fog] = storedWheel.prizes;
  if (!lantern || !fog) throw new Error("The wheel has two prizes.");
  const prizes = [
    { ...lantern, name: { en_US: "Lantern", vi_VN: "Đèn lồng" } },
    { ...fog, name: { en_US: "Fog", vi_VN: "Sương mù" }, outdated: ["vi_VN" as const] },
  ];
  const campaign = { ...storedWheel, prizes };
  const draft = draftOf(campaign);
  expect(languagesOf(draft, campaign).outdated).toEqual(["vi_VN"]);
  expect(languagesOf({ ...draft, prizes: draft.prizes.slice(0, 1) }, campaign).outdated).toEqual(
    [],
  );
});

describe("what is sent", () => {
  const campaign: Campaign = {
    id: 7,
    kind: "red_envelope",
    state: "running",
    name: { en_US: "Autumn" },
    outdated: [],
    start_at: "2026-11-20T10:00:00.123Z",
    end_at: "2026-12-01T10:00:00.000Z",
    times: 1,
    per: "day",
    condition: "none",
    members: ["lotus88"],
    currencies: [
      {
        currency: "USD",
        least: "1.00",
        most: "8.00",
        budget: "100.00",
        number: 0,
        required: "0.00",
        taken: 2,
        members: 2,
        paid: "9.00",
      },
    ],
    prizes: [],
  };

  test("of a running campaign, only the changes are sent", () => {
    const before = draftOf(campaign);
    expect(isChanged(before, draftOf(campaign))).toBe(false);
    const after = { ...before, name: { en_US: "Late autumn" }, members: "" };
    expect(isChanged(after, before)).toBe(true);
    expect(requestOf(after, before, 1)).toEqual({ name: { en_US: "Late autumn" }, members: null });
  });

  test("of a new campaign everything is sent; a wheel has prizes in place of a range", () => {
    expect(requestOf(envelope, undefined, 2)).toMatchObject({
      kind: "red_envelope",
      site_id: 2,
      times: 1,
      members: null,
      currencies: [{ currency: "USD", least: "1.00", most: "10.00", number: 0 }],
    });
    expect(requestOf(envelope, undefined, 2)).not.toHaveProperty("start_at");
    // A leftover: it was typed before the condition was removed.
    const offers = [{ ...newOffer("USD"), required: "20.00" }];
    expect(requestOf({ ...envelope, offers }, undefined, 1)).toMatchObject({
      currencies: [{ required: "0" }],
    });
    const members = "lotus88, rose99;lily77\n rose88";
    expect(requestOf({ ...envelope, members }, undefined, 1)).toMatchObject({
      members: ["lotus88", "rose99", "lily77", "rose88"],
    });
    const asked = requestOf(wheel, undefined, 1);
    expect(asked["prizes"]).toMatchObject([
      { amounts: { USD: "8.00" }, weight: 1 },
      { amounts: null, weight: 3 },
    ]);
    expect(asked["currencies"]).toEqual([
      { currency: "USD", budget: "1000.00", number: 0, required: "0" },
    ]);
    const both = { ...eight, amounts: { USD: "8.00", VND: "200000", BRL: "40.00" } };
    const inBoth = {
      ...wheel,
      offers: [newOffer("USD"), newOffer("VND")],
      prizes: [both, nothing],
    };
    expect(requestOf(inBoth, undefined, 1)["prizes"]).toMatchObject([
      { amounts: { USD: "8.00", VND: "200000" } },
      { amounts: null },
    ]);
  });
});
