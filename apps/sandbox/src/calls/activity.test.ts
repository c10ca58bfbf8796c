import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createBackground } from "../ground/background.ts";
import { siteInstant } from "../ground/clock.ts";
import type { Member } from "../members/sessions.ts";
import { planOf, type AskedCampaign } from "../promotions/campaign-plan.ts";
import { campaign } from "../promotions/schema.ts";
import { createCampaign } from "../promotions/write-campaigns.ts";
import { addExclusion } from "../responsible-play/limits/stored-limits.ts";
import { sites, type SiteRecord } from "../sites/sites.ts";
import { memberHistory } from "../testing/member-history.ts";
import type { Answer } from "../wire/answer.ts";
import { activityCalls } from "./activity.ts";
import { promotionCalls } from "./services/promotions.ts";

const history = memberHistory();
const background = createBackground(() => false);
const sent: (readonly unknown[])[] = [];
let drawn = 0;

const services = {
  background,
  clock: history.clock,
  get db() {
    return history.db;
  },
  ledger: history.ledger,
  publisher: {
    publish: async (channels: readonly string[], event: string, payload: unknown) =>
      void sent.push([event, payload, ...channels]),
    terminate: async () => {},
  },
  random: () => drawn,
};

const [first, second] = sites;
if (!first || !second) throw new Error("There are no two sites.");

const dollars = {
  currency: "USD",
  least: "1.00",
  most: "1.00",
  budget: "20.00",
  number: 0,
  required: "0",
};
const month = {
  startAt: siteInstant("2026-11-01 00:00:00"),
  endAt: siteInstant("2026-12-01 00:00:00"),
};
const envelope: AskedCampaign = {
  kind: "red_envelope",
  name: { en_US: "Autumn" },
  ...month,
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
    { name: { en_US: "Two", th_TH: "สอง" }, amounts: { USD: "2.00" }, weight: 1 },
    { name: { en_US: "Nothing" }, amounts: null, weight: 1 },
  ],
};

const make = (change: Partial<AskedCampaign> = {}, site: SiteRecord = first) =>
  history.db.transaction((tx) =>
    createCampaign(tx, history, site, planOf({ ...envelope, ...change })),
  );

let members = 0;
const newMember = (said: Partial<Member> = {}) => {
  members += 1;
  return history.member(members, said);
};

const stem = "/api/arks/web/activity";
const ask = (who: Member, path: string, body = {}, lang: "en_US" | "th_TH" = "en_US") => {
  const called = [...activityCalls, ...promotionCalls].find(
    (one) => one.path === stem + path || one.path === path,
  );
  if (!called) throw new Error(`There is no call ${path}.`);
  const holder = { member: who, sessionId: "", tokenIsOld: false, isReplaced: false };
  const asked = { services, lang, address: "", country: "", host: "", holder };
  return called.carryOut(asked, body, undefined);
};
const offered = async (who: Member): Promise<unknown> =>
  (await ask(who, "/red_envelope_promotion")).data;
const claim = async (who: Member, id: number) => (await ask(who, "/red_envelope", { id })).code;
const spin = async (who: Member) => (await ask(who, "/roulette/spin")).code;
const page = v.object({
  campaigns: v.array(v.looseObject({ id: v.number() })),
  won: v.array(v.looseObject({})),
});
const promotions = async (who: Member, lang: "en_US" | "th_TH" = "en_US") =>
  v.parse(page, (await ask(who, "/api/services/v1/member/promotions", {}, lang)).data);
const codeAndData = ({ code, data }: Answer) => [code, data];

/** The events that the sandbox has sent since the last call. */
const heard = async () => {
  await background.settled();
  return sent.splice(0);
};

let member: Member;
let other: Member;
beforeEach(async () => {
  history.now = "2026-11-20 12:00:00";
  drawn = 0;
  sent.length = 0;
  member = await newMember();
  other = await newMember();
});
afterEach(async () => {
  await history.db.update(campaign).set({ startAt: 0, endAt: 0 });
});

const isOffered = (id: number, endAt = "2026-12-01 00:00:00") => ({
  envelope: { id, end_at: endAt },
});

describe("a red envelope", () => {
  test("the envelope that ends first is offered before the others", async () => {
    await make();
    const soon = await make({ endAt: siteInstant("2026-11-20 12:00:01") });
    await make({ endAt: siteInstant("2026-11-25 00:00:00") });
    expect(await offered(member)).toEqual(isOffered(soon, "2026-11-20 12:00:01"));
    history.now = "2026-11-20 12:00:01";
    expect(await offered(member)).toMatchObject({ envelope: { end_at: "2026-11-25 00:00:00" } });
  });

  test.each<[string, Partial<AskedCampaign>, SiteRecord?]>([
    ["is yet to come", { startAt: siteInstant("2026-11-20 12:00:01") }],
    ["is for others", { memberIds: [1_000_000] }],
    [
      "asks for a deposit",
      { condition: "deposit", currencies: [{ ...dollars, required: "5.00" }] },
    ],
    ["is in another currency", { currencies: [{ ...dollars, currency: "VND" }] }],
    ["is of another site", {}, second],
    ["is a wheel", wheel],
  ])("an envelope that %s is not offered, and blocks no other", async (_, change, site) => {
    await make({ endAt: month.endAt - 1_000, ...change }, site);
    expect(await offered(member)).toEqual({ envelope: null });
    const right = await make();
    expect(await offered(member)).toEqual(isOffered(right));
  });

  test("an exhausted envelope is no longer offered: by its taker, by the last one, and after midnight it is again", async () => {
    const id = await make({ per: "day", currencies: [{ ...dollars, number: 3 }] });
    expect(await claim(member, id)).toBe("100");
    expect(await offered(member)).toEqual({ envelope: null });
    expect(await offered(other)).toEqual(isOffered(id));
    history.now = "2026-11-21 00:00:00";
    expect(await offered(member)).toEqual(isOffered(id));
    for (const who of [member, other]) expect(await claim(who, id)).toBe("100");
    expect(await offered(await newMember())).toEqual({ envelope: null });
  });

  test("an envelope is not offered during a break from playing, and is once that is over", async () => {
    const id = await make();
    const endsAt = siteInstant("2026-11-20 12:00:01");
    await history.db.transaction((tx) =>
      addExclusion(tx, { memberId: member.id, kind: "time-out", startedAt: 0, endsAt }),
    );
    expect(await offered(member)).toEqual({ envelope: null });
    history.now = "2026-11-20 12:00:01";
    expect(await offered(member)).toEqual(isOffered(id));
  });

  test("an empty envelope says so before it names its condition, except to a member who has opened it", async () => {
    const one = { ...dollars, number: 1, required: "5.00" };
    const id = await make({ condition: "deposit", currencies: [one] });
    const at = "2026-11-20 11:00:00";
    await history.book({ of: member.id, at, kind: "top-up", amount: 500n });
    await claim(member, id);
    const answers = [];
    for (const who of [member, other]) answers.push(await ask(who, "/red_envelope", { id }));
    expect(answers.map(({ code, message }) => [code, message])).toEqual([
      ["102", "You’ve already claimed this red envelope."],
      ["102", "There are no red envelopes left."],
    ]);
  });

  test("an opened envelope is reported to its taker as the new balance, and the last one to its currency", async () => {
    const id = await make({ currencies: [{ ...dollars, number: 2 }] });
    await claim(member, id);
    const cash = ["member.cash", { cash: "1.00" }];
    expect(await heard()).toEqual([[...cash, `private-member.${member.id}`]]);
    await claim(other, id);
    const told = await heard();
    expect(told).toHaveLength(2);
    expect(told).toContainEqual([...cash, `private-member.${other.id}`]);
    expect(told).toContainEqual(["RedEnvelopeDisplay", {}, "private-member.USD"]);
  });
});

describe("a wheel", () => {
  test("a wheel is in the language of the request, even when it refuses", async () => {
    await make({ ...wheel, memberIds: [other.id] });
    for (const who of [member, other])
      expect((await ask(who, "/roulette", {}, "th_TH")).data).toMatchObject({
        detail: { prize_settings: [{ prize_name: "สอง" }, { prize_name: "Nothing" }] },
      });
    expect((await ask(member, "/roulette/info")).code).toBe("2095101");
    expect(await spin(member)).toBe("2093101");
    expect(codeAndData(await ask(other, "/roulette/info"))).toEqual([
      "100",
      { detail: { remaining_draws: 1 } },
    ]);
  });

  test("a wheel is neither shown nor spun during a break from playing, and is once that is over", async () => {
    drawn = 1;
    await make(wheel);
    const endsAt = siteInstant("2026-11-20 12:00:01");
    await history.db.transaction((tx) =>
      addExclusion(tx, { memberId: member.id, kind: "self-exclusion", startedAt: 0, endsAt }),
    );
    const seen = async () => [
      (await ask(member, "/roulette")).data,
      (await ask(member, "/roulette/info")).code,
    ];
    expect(await seen()).toEqual([{ detail: null }, "2095101"]);
    expect(await spin(member)).toBe("2093101");
    history.now = "2026-11-20 12:00:01";
    expect(await seen()).toEqual([{ detail: expect.anything() }, "100"]);
    expect(await spin(member)).toBe("100");
  });

  test("an exhausted wheel is gone for everybody, like one that is still to come or has ended", async () => {
    drawn = 1;
    const gone = async () => [
      (await ask(other, "/roulette")).data,
      (await ask(other, "/roulette/info")).data,
    ];
    const nothing = [{ detail: null }, { detail: { remaining_draws: 0 } }];
    await make({
      ...wheel,
      startAt: siteInstant("2026-11-20 12:00:01"),
      currencies: [{ currency: "USD", budget: "20.00", number: 1, required: "0" }],
    });
    expect(await gone()).toEqual(nothing);
    history.now = "2026-11-20 12:00:01";
    expect(await gone()).not.toContainEqual({ detail: null });
    expect(await spin(member)).toBe("100");
    // Without a win no balance is sent, only the event that the wheel has stopped.
    expect(await heard()).toEqual([["roulette_display", {}, "private-member.USD"]]);
    expect(await gone()).toEqual(nothing);
    expect(await spin(other)).toBe("2093103");
  });
});

describe("the page of promotions", () => {
  test.each([
    ["2026-11-30 23:59:59", [["running", 1]]],
    ["2026-12-01 00:00:00", [["ended", 0]]],
    ["2026-12-30 23:59:59", [["ended", 0]]],
    ["2026-12-31 00:00:00", []],
  ])("at %s the page lists what ended in the thirty days before: %j", async (now, told) => {
    await make();
    history.now = now;
    const { campaigns } = await promotions(member);
    expect(campaigns.map(({ state, left }) => [state, left])).toEqual(told);
  });

  test("amounts are in the member's own currency, and prizes are named in the reader's language", async () => {
    const name = { en_US: "Autumn", th_TH: "ฤดูใบไม้ร่วง" };
    const dong = {
      ...dollars,
      currency: "VND",
      least: "25000",
      most: "25000",
      budget: "500000",
      required: "125000",
    };
    const currencies = [{ ...dollars, required: "5.00" }, dong];
    const id = await make({ name, condition: "turnover", currencies });
    const who = await newMember({ currency: "VND" });
    const at = "2026-11-10 10:00:00";
    await history.round({ of: who.id, at, stake: 12_500_000n, currency: "VND" });
    expect(await claim(who, id)).toBe("100");
    const { campaigns, won } = await promotions(who, "th_TH");
    expect(campaigns).toMatchObject([{ currency: "VND", least: "25000.00", left: 0 }]);
    expect(campaigns[0]?.["condition"]).toContain("₫125,000");
    expect(won).toMatchObject([
      { name: "ฤดูใบไม้ร่วง", amount: "25000.00", currency: "VND", at: "2026-11-20T16:00:00.000Z" },
    ]);
    expect((await promotions(other)).campaigns[0]?.["condition"]).toContain("$5.00");
  });
});
