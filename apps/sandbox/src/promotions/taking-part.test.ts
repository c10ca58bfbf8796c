import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { siteInstant } from "../ground/clock.ts";
import { campaignBudget, houseAccount, mainAccount } from "../ledger/accounts.ts";
import { addExclusion } from "../responsible-play/limits/stored-limits.ts";
import { sites, type SiteRecord } from "../sites/sites.ts";
import { memberHistory } from "../testing/member-history.ts";
import { planOf, type AskedCampaign } from "./campaign-plan.ts";
import { campaignsOf, type Participant } from "./campaigns.ts";
import { claimEnvelope } from "./claim.ts";
import { findCampaign, listCampaigns, showCampaign } from "./operator-campaigns.ts";
import { award, campaign } from "./schema.ts";
import { rouletteFor, spinRoulette } from "./spin.ts";
import { awardsOf, takenBy } from "./taking-part.ts";
import {
  CampaignProblems,
  changeCampaign,
  createCampaign,
  endCampaign,
  returnRest,
} from "./write-campaigns.ts";

const history = memberHistory();
const giver = { clock: history.clock, ledger: history.ledger, random: () => 0 };

const [first, second] = sites;
if (!first || !second) throw new Error("There are no two sites.");

const dollars = {
  currency: "USD",
  least: "1.00",
  most: "9.00",
  budget: "20.00",
  number: 0,
  required: "0",
};
const dong = { ...dollars, currency: "VND", least: "25000", most: "225000", budget: "500000" };

/** For November, in dollars; each contains one dollar. */
const envelope: AskedCampaign = {
  kind: "red_envelope",
  name: { en_US: "Autumn" },
  startAt: siteInstant("2026-11-01 00:00:00"),
  endAt: siteInstant("2026-12-01 00:00:00"),
  times: 1,
  per: "campaign",
  condition: "none",
  memberIds: null,
  currencies: [dollars],
};
const wheel: AskedCampaign = {
  ...envelope,
  kind: "roulette",
  currencies: [{ currency: "USD", budget: "20.00", number: 0, required: "0" }],
  prizes: [
    { name: { en_US: "Two" }, amounts: { USD: "2.00" }, weight: 1 },
    { name: { en_US: "Nothing" }, amounts: null, weight: 1 },
  ],
};

const make = (change: Partial<AskedCampaign> = {}, site: SiteRecord = first) =>
  history.db.transaction((tx) =>
    createCampaign(tx, giver, site, planOf({ ...envelope, ...change })),
  );
const end = (id: number) =>
  history.db.transaction(async (tx) => {
    const found = await findCampaign(tx, id);
    if (found) await endCampaign(tx, giver, found);
  });
const change = (id: number, to: Partial<AskedCampaign>) =>
  history.db.transaction(async (tx) => {
    const before = await findCampaign(tx, id);
    if (!before) throw new Error("There is no such campaign.");
    const plan = planOf({ ...envelope, ...to });
    await changeCampaign(tx, giver, first, { before, plan, arePrizesNew: false, reviewed: [] });
  });

const claim = async (who: Participant, id: number) => {
  const claimed = await history.db.transaction((tx) => claimEnvelope(tx, giver, who, id));
  return claimed.ok ? claimed.amount : claimed.why;
};
const spin = async (who: Participant) => {
  const spun = await history.db.transaction((tx) => spinRoulette(tx, giver, who));
  return spun.ok ? `${spun.isWon ? "won" : "nothing"}, ${spun.left} left` : spun.why;
};

let members = 0;
const newMember = async (said: Parameters<typeof history.member>[1] = {}) => {
  members += 1;
  return history.member(members, said);
};

let member: Participant;
beforeEach(async () => {
  history.now = "2026-11-20 12:00:00";
  member = await newMember();
});
afterEach(async () => {
  // Only one wheel can run at a time, so those of this test must not affect the next.
  await history.db.update(campaign).set({ startAt: 0, endAt: 0 });
});

describe("each day", () => {
  test.each([
    ["2026-11-20 00:10:00", "2026-11-19 23:50:00", 0],
    ["2026-11-20 00:10:00", "2026-11-20 00:00:00", 1],
    ["2026-11-20 23:50:00", "2026-11-20 00:00:00", 1],
    // In UTC it is already the next day.
    ["2026-11-20 23:50:00", "2026-11-20 19:30:00", 1],
    ["2026-11-20 23:50:00", "2026-11-19 23:59:59", 0],
    ["2026-11-21 00:00:00", "2026-11-20 23:59:59", 0],
  ])(
    "the day is the site's: at %s what was taken at %s counts for today as %s",
    async (now, at, today) => {
      const id = await make();
      const row = { campaignId: id, currency: "USD", prizeId: null, amount: 1n };
      const others = await newMember();
      await history.db.insert(award).values([
        { ...row, memberId: member.id, at: siteInstant(at) },
        { ...row, memberId: others.id, at: siteInstant(now) },
      ]);
      expect(await takenBy(history.db, member, siteInstant(now))).toEqual(
        new Map([[id, { campaign: id, all: 1, today }]]),
      );
    },
  );

  test("a claim ten minutes before midnight leaves one for ten minutes after it", async () => {
    const id = await make({ per: "day" });
    history.now = "2026-11-20 23:50:00";
    expect([await claim(member, id), await claim(member, id)]).toEqual([100n, "claimed"]);
    history.now = "2026-11-21 00:10:00";
    expect([await claim(member, id), await claim(member, id)]).toEqual([100n, "claimed"]);
  });

  test("a wheel can be spun again each day, and says how many spins are left", async () => {
    await make({ ...wheel, per: "day", times: 2 });
    history.now = "2026-11-20 23:50:00";
    expect([await spin(member), await spin(member), await spin(member)]).toEqual([
      "won, 1 left",
      "won, 0 left",
      "used",
    ]);
    history.now = "2026-11-21 00:10:00";
    expect(await spin(member)).toBe("won, 1 left");
  });
});

describe("an envelope", () => {
  test.each([
    ["2026-10-31 23:59:59", "ended"],
    ["2026-11-01 00:00:00", 100n],
    ["2026-11-30 23:59:59", 100n],
    ["2026-12-01 00:00:00", "ended"],
  ])("an envelope of November gives at %s %s", async (now, given) => {
    history.now = "2026-10-01 00:00:00";
    const id = await make();
    history.now = now;
    expect(await claim(member, id)).toBe(given);
  });

  test("an envelope is for its own site, currency and members, is not a wheel, and is for nobody who takes a break", async () => {
    const open = await make();
    const forOthers = await make({ memberIds: [member.id + 1_000] });
    const elsewhere = await make({}, second);
    const inDong = await make({ currencies: [dong] });
    const turned = await make(wheel);
    const tried = [forOthers, elsewhere, inDong, turned, open];
    const answers = [];
    for (const id of tried) answers.push(await claim(member, id));
    expect(answers).toEqual(["ended", "ended", "ended", "ended", 100n]);

    for (const kind of ["time-out", "self-exclusion"] as const) {
      const onBreak = await newMember();
      const endsAt = siteInstant("2026-11-20 12:00:01");
      const taken = { memberId: onBreak.id, kind, startedAt: 0, endsAt };
      await history.db.transaction((tx) => addExclusion(tx, taken));
      expect(await claim(onBreak, open)).toBe("ended");
      history.now = "2026-11-20 12:00:01";
      expect(await claim(onBreak, open)).toBe(100n);
      history.now = "2026-11-20 12:00:00";
    }
  });

  test("an envelope never contains more than the rest of its budget, and is empty when that is below the least gift", async () => {
    const greatest = { ...giver, random: (below: number) => below - 1 };
    const id = await make({ currencies: [{ ...dollars, budget: "18.99" }], times: 9 });
    const draw = async () => {
      const claimed = await history.db.transaction((tx) => claimEnvelope(tx, greatest, member, id));
      return claimed.ok ? [claimed.amount, claimed.wasLast] : claimed.why;
    };
    expect([await draw(), await draw(), await draw()]).toEqual([
      [900n, false],
      [900n, true],
      "empty",
    ]);
    const little = await make({ currencies: [{ ...dollars, budget: "12.00" }], times: 9 });
    const drawLittle = () =>
      history.db.transaction((tx) => claimEnvelope(tx, greatest, member, little));
    expect([await drawLittle(), await drawLittle()]).toMatchObject([
      { amount: 900n },
      { amount: 300n, wasLast: true },
    ]);
  });

  test("an envelope of two currencies is counted, paid and ended in each separately", async () => {
    const [other, another] = [
      await newMember({ currency: "VND" }),
      await newMember({ currency: "VND" }),
    ];
    const id = await make({ currencies: [dong, { ...dollars, number: 1 }], times: 9 });
    expect(await claim(member, id)).toBe(100n);
    for (const one of [other, other, another]) expect(await claim(one, id)).toBe(2_500_000n);
    expect(await claim(member, id)).toBe("empty");
    expect(await showCampaign(history.db, id, history.clock())).toMatchObject({
      currencies: [
        { currency: "USD", taken: 1, members: 1, paid: "1.00" },
        { currency: "VND", taken: 3, members: 2, paid: "75000.00" },
      ],
    });
    const balance = (currency: string) =>
      history.ledger.balance(history.db, campaignBudget(id, currency));
    expect([await balance("USD"), await balance("VND")]).toEqual([1_900n, 42_500_000n]);
    await history.db.transaction((tx) => returnRest(tx, giver, id));
    expect([await balance("USD"), await balance("VND")]).toEqual([0n, 0n]);
  });
});

describe("a condition", () => {
  const begun = "2026-11-01 00:00:00";
  const asks = (condition: "deposit" | "turnover") =>
    make({ condition, currencies: [{ ...dollars, required: "5.00" }] });

  test.each([
    ["is met by what it asks for", [{ amount: 500n }], true],
    ["is not met by less", [{ amount: 499n }], false],
    ["is met by several", [{ amount: 300n }, { amount: 200n }], true],
    ["counts from its beginning", [{ amount: 500n, at: begun }], true],
    ["does not count from a second before", [{ amount: 500n, at: "2026-10-31 23:59:59" }], false],
    ["does not take another currency", [{ amount: 500n, currency: "VND" }], false],
    ["does not take another member's", [{ amount: 500n, of: 0 }], false],
  ])("a condition %s", async (_, done, isMet) => {
    const [paid, staked] = [await asks("deposit"), await asks("turnover")];
    for (const { amount, ...one } of done) {
      const what = { of: member.id, at: "2026-11-10 10:00:00", ...one };
      await history.book({ ...what, kind: "top-up", amount });
      await history.round({ ...what, stake: amount - 100n, added: 100n });
    }
    const given = isMet ? 100n : "unmet";
    expect([await claim(member, paid), await claim(member, staked)]).toEqual([given, given]);
  });

  test("an unmet condition leaves the envelope for later", async () => {
    const id = await asks("deposit");
    expect(await claim(member, id)).toBe("unmet");
    const at = "2026-11-20 11:00:00";
    await history.book({ of: member.id, at, kind: "top-up", amount: 500n });
    expect(await claim(member, id)).toBe(100n);
  });
});

describe("a wheel", () => {
  test.each([
    ["2026-10-31 23:59:59", "coming"],
    ["2026-11-01 00:00:00", "won, 0 left"],
    ["2026-12-01 00:00:00", "ended"],
  ])("a wheel of November turns at %s: %s", async (now, turned) => {
    history.now = "2026-10-01 00:00:00";
    await make(wheel);
    history.now = now;
    expect(await spin(member)).toBe(turned);
  });

  test("a wheel for some members turns for them alone", async () => {
    const listed = await newMember();
    await make({ ...wheel, memberIds: [listed.id] });
    expect([await spin(member), await spin(listed)]).toEqual(["closed", "won, 0 left"]);
  });

  test("a wheel of two currencies pays each member the prize in the member's own", async () => {
    const other = await newMember({ currency: "VND" });
    const budget = { number: 0, required: "0" };
    await make({
      ...wheel,
      currencies: [
        { currency: "USD", budget: "20.00", ...budget },
        { currency: "VND", budget: "500000", ...budget },
      ],
      prizes: [{ name: { en_US: "A" }, amounts: { USD: "2.00", VND: "50000" }, weight: 1 }],
    });
    for (const one of [member, other]) expect(await spin(one)).toBe("won, 0 left");
    const cash = (id: number, currency: string) =>
      history.ledger.balance(history.db, mainAccount(id, currency));
    expect([await cash(member.id, "USD"), await cash(other.id, "VND")]).toEqual([200n, 5_000_000n]);
  });

  test("a wheel ends for everybody when its greatest prize is no longer covered", async () => {
    const budget = { currency: "USD", budget: "3.99", number: 0, required: "0" };
    await make({ ...wheel, times: 9, currencies: [budget] });
    expect([await spin(member), await spin(member)]).toEqual(["won, 8 left", "ended"]);
  });

  const problemsOf = async (made: Promise<number>): Promise<readonly string[]> => {
    try {
      await made;
      return [];
    } catch (error) {
      if (error instanceof CampaignProblems) return error.problems;
      throw error;
    }
  };

  test.each<[string, Partial<AskedCampaign>, SiteRecord, boolean]>([
    ["at the same time", {}, first, false],
    ["that begins as it ends", { startAt: wheel.endAt, endAt: wheel.endAt + 1 }, first, true],
    [
      "that begins a moment before that",
      { startAt: wheel.endAt - 1, endAt: wheel.endAt + 1 },
      first,
      false,
    ],
    ["on another site", {}, second, true],
    ["that is an envelope", { ...envelope, prizes: [] }, first, true],
    [
      "in another currency",
      {
        currencies: [{ currency: "VND", budget: "500000", number: 0, required: "0" }],
        prizes: [{ name: { en_US: "A" }, amounts: { VND: "50000" }, weight: 1 }],
      },
      first,
      true,
    ],
  ])("a wheel allows another beside it, %s, or not", async (_, beside, site, isRight) => {
    await make(wheel);
    const refused = expect.stringMatching(
      /^currencies\.0\.currency: the prize wheel 'Autumn' runs/,
    );
    expect(await problemsOf(make({ ...wheel, ...beside }, site))).toEqual(isRight ? [] : [refused]);
  });

  test("a wheel that ended when another begins does not clash with it", async () => {
    const startAt = siteInstant("2026-12-01 00:00:00");
    const later = await make({ ...wheel, startAt, endAt: startAt + 1_000 });
    const now = await make(wheel);
    expect((await rouletteFor(history.db, member, startAt - 1))?.id).toBe(now);
    expect((await rouletteFor(history.db, member, startAt))?.id).toBe(later);
  });
});

describe("an operator's changes", () => {
  const house = () => history.ledger.balance(history.db, houseAccount("USD"));
  const inDong = () => history.ledger.balance(history.db, houseAccount("VND"));
  const coming = { startAt: siteInstant("2026-11-25 00:00:00") };

  test("an operator's change moves the difference of each currency, and returns all of a removed one", async () => {
    const [before, beforeDong] = [await house(), await inDong()];
    const id = await make({ ...coming, currencies: [dollars, dong] });
    expect(before - (await house())).toBe(2_000n);
    await change(id, { ...coming, currencies: [{ ...dollars, budget: "50.00" }] });
    expect(before - (await house())).toBe(5_000n);
    expect(await inDong()).toBe(beforeDong);
    await change(id, { ...coming, currencies: [{ ...dollars, budget: "9.00" }, dong] });
    expect(before - (await house())).toBe(900n);
    expect(beforeDong - (await inDong())).toBe(50_000_000n);
    await end(id);
    expect([await house(), await inDong()]).toEqual([before, beforeDong]);
  });

  test("a budget that the house does not have is refused", async () => {
    const before = await house();
    const currencies = [{ ...dollars, budget: "99999999999.00" }];
    await expect(make({ currencies })).rejects.toThrow("budget: there is not enough USD for that");
    expect(await house()).toBe(before);
  });

  test("a change of a running envelope affects its budget and number, and what was taken stays counted", async () => {
    const id = await make({ times: 9 });
    await claim(member, id);
    await change(id, { times: 9, currencies: [{ ...dollars, budget: "9.50", number: 2 }] });
    expect(await claim(member, id)).toBe(100n);
    expect(await claim(member, id)).toBe("empty");
    await change(id, { times: 9, currencies: [{ ...dollars, budget: "9.50", number: 3 }] });
    expect(await claim(member, id)).toBe(100n);
  });

  test("a change of a running envelope in two currencies is separate for each", async () => {
    const id = await make({ currencies: [dollars, dong] });
    await change(id, {
      currencies: [
        { ...dollars, budget: "50.00", number: 3 },
        { ...dong, budget: "900000", number: 7 },
      ],
    });
    expect(await showCampaign(history.db, id, history.clock())).toMatchObject({
      currencies: [
        { currency: "USD", budget: "50.00", number: 3 },
        { currency: "VND", budget: "900000.00", number: 7 },
      ],
    });
  });

  test("ending a campaign ends a running one at once, and leaves no start after its end", async () => {
    const ids = [await make(), await make(coming)];
    for (const id of ids) await end(id);
    const now = history.clock();
    const found = await Promise.all(ids.map((id) => findCampaign(history.db, id)));
    expect(found.map((one) => [one?.startAt, one?.endAt, one?.announced])).toEqual([
      [envelope.startAt, now, "ended"],
      [now, now, "ended"],
    ]);
  });

  test("campaigns are listed for their site, and offered in their currency, the one that ends first before the rest", async () => {
    const who = await newMember({ siteId: 2, currency: "VND" });
    const late = await make({ currencies: [dong] }, second);
    const early = await make({ currencies: [dollars, dong], endAt: envelope.endAt - 1 }, second);
    const inDollars = await make({}, second);
    const offered = await campaignsOf(history.db, who);
    expect(offered.map(({ id, offer }) => [id, offer.currency])).toEqual([
      [early, "VND"],
      [late, "VND"],
    ]);
    const listed = (await listCampaigns(history.db, 2, history.clock())).map(({ id }) => id);
    expect(listed.slice(0, 3)).toEqual([inDollars, early, late]);
  });
});

test("a member's prizes are the own non-empty gifts, newest first", async () => {
  const other = await newMember();
  const id = await make({ ...wheel, times: 9 });
  await spin(member);
  await spin(other);
  const nothing = { ...giver, random: () => 1 };
  await history.db.transaction((tx) => spinRoulette(tx, nothing, member));
  expect(await showCampaign(history.db, id, history.clock())).toMatchObject({
    currencies: [{ taken: 3, members: 2, paid: "4.00" }],
    prizes: [
      { chance: "0.5", drawn: 2 },
      { chance: "0.5", drawn: 1 },
    ],
  });
  await claim(member, await make());
  const won = await awardsOf(history.db, member);
  expect(won.map(({ kind, amount, currency }) => [kind, amount, currency])).toEqual([
    ["red_envelope", 100n, "USD"],
    ["roulette", 200n, "USD"],
  ]);
  const cash = await history.ledger.balance(history.db, mainAccount(member.id, "USD"));
  expect(cash).toBe(300n);
});
