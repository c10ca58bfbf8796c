import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBackground } from "../ground/background.ts";
import { siteInstant } from "../ground/clock.ts";
import { campaignBudget } from "../ledger/accounts.ts";
import { sites } from "../sites/sites.ts";
import { memberHistory } from "../testing/member-history.ts";
import { planOf, type AskedCampaign } from "./campaign-plan.ts";
import { createCampaignSchedule, type CampaignSchedule } from "./schedule.ts";
import { createCampaign } from "./write-campaigns.ts";

const history = memberHistory();
const background = createBackground(() => false);
const sent: (readonly [string, ...string[]])[] = [];

let schedule: CampaignSchedule;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  sent.length = 0;
  schedule = createCampaignSchedule({
    background,
    clock: history.clock,
    get db() {
      return history.db;
    },
    ledger: history.ledger,
    publisher: {
      publish: async (channels, event) => void sent.push([event, ...channels]),
      terminate: async () => {},
    },
  });
});
afterEach(() => {
  schedule.stop();
  vi.useRealTimers();
});

/** Advances the clock to that time, and waits for the effects. */
const until = async (time: string) => {
  const passed = siteInstant(time) - history.clock();
  history.now = time;
  vi.advanceTimersByTime(passed);
  await background.settled();
};

const offer = { currency: "USD", budget: "20.00", number: 0, required: "0" };
const make = (change: Partial<AskedCampaign>) =>
  history.db.transaction((tx) => {
    const [site] = sites;
    if (!site) throw new Error("There is no site.");
    const plan = planOf({
      kind: "red_envelope",
      name: { en_US: "Autumn" },
      startAt: siteInstant("2026-11-20 12:00:08"),
      endAt: siteInstant("2026-11-20 12:00:20"),
      times: 1,
      per: "campaign",
      condition: "none",
      memberIds: null,
      currencies: [{ ...offer, least: "1.00", most: "1.00" }],
      ...change,
    });
    return createCampaign(tx, history, site, plan);
  });
const budgetOf = (id: number) => history.ledger.balance(history.db, campaignBudget(id, "USD"));

const wheel = ["roulette_display", "private-member.USD"];
const envelope = ["RedEnvelopeDisplay", "private-member.USD"];

test("[RT-26] a roulette is announced when its time begins and ends, and its rest is returned", async () => {
  history.now = "2026-11-20 12:00:00";
  const prizes = [{ name: { en_US: "Two" }, amounts: { USD: "2.00" }, weight: 1 }];
  const id = await make({ kind: "roulette", currencies: [offer], prizes });
  schedule.start();
  await until("2026-11-20 12:00:00");
  await until("2026-11-20 12:00:07");
  expect(sent).toEqual([]);
  await until("2026-11-20 12:00:08");
  expect(sent).toEqual([wheel]);
  await until("2026-11-20 12:00:19");
  expect([sent, await budgetOf(id)]).toEqual([[wheel], 2_000n]);
  await until("2026-11-20 12:00:20");
  expect([sent, await budgetOf(id)]).toEqual([[wheel, wheel], 0n]);
  await until("2026-11-20 13:00:00");
  expect(sent).toHaveLength(2);
});

test("each campaign has its own time, and one that is added meanwhile is not overslept", async () => {
  history.now = "2026-11-20 12:00:00";
  await make({ startAt: siteInstant("2026-11-20 12:00:10") });
  schedule.start();
  await until("2026-11-20 12:00:00");
  await make({ startAt: siteInstant("2026-11-20 12:00:04") });
  schedule.wake();
  await until("2026-11-20 12:00:03");
  expect(sent).toEqual([]);
  await until("2026-11-20 12:00:04");
  expect(sent).toEqual([envelope]);
  await until("2026-11-20 12:00:10");
  expect(sent).toEqual([envelope, envelope]);
  await until("2026-11-20 12:00:20");
  expect(sent).toHaveLength(4);
});

test("a campaign that was not announced before its end still returns its rest, and is reported in all its currencies", async () => {
  history.now = "2026-11-20 12:00:00";
  const inDollars = { ...offer, least: "1.00", most: "1.00" };
  const id = await make({ currencies: [inDollars, { ...inDollars, currency: "VND" }] });
  await until("2026-11-20 12:00:20");
  schedule.start();
  await until("2026-11-20 12:00:21");
  expect(sent).toEqual([[...envelope, "private-member.VND"]]);
  expect(await budgetOf(id)).toBe(0n);
});

test("what another sandbox has written is noticed within a quarter of a minute", async () => {
  history.now = "2026-11-20 12:00:00";
  schedule.start();
  await until("2026-11-20 12:00:00");
  await make({
    startAt: siteInstant("2026-11-20 12:00:01"),
    endAt: siteInstant("2026-11-20 13:00:00"),
  });
  await until("2026-11-20 12:00:14");
  expect(sent).toEqual([]);
  await until("2026-11-20 12:00:15");
  expect(sent).toEqual([envelope]);
});

test("what fell due while nothing ran is announced at the next start", async () => {
  history.now = "2026-11-20 13:00:00";
  const id = await make({
    startAt: siteInstant("2026-11-20 13:00:00"),
    endAt: siteInstant("2026-11-20 13:00:05"),
  });
  schedule.start();
  await until("2026-11-20 13:00:01");
  schedule.stop();
  sent.length = 0;
  await until("2026-11-20 14:00:00");
  expect([sent, await budgetOf(id)]).toEqual([[], 2_000n]);
  schedule.start();
  await until("2026-11-20 14:00:01");
  expect(await budgetOf(id)).toBe(0n);
  expect(sent).toContainEqual(envelope);
  const announced = sent.length;
  await until("2026-11-20 15:00:00");
  expect(sent).toHaveLength(announced);
});
