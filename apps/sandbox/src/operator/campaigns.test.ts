import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { operatorCampaign, type OperatorCampaign } from "../promotions/campaign-shapes.ts";
import { campaign } from "../promotions/schema.ts";
import {
  endCampaign,
  makeCampaign,
  redEnvelope,
  roulette,
  type NewCampaign,
} from "../testing/campaigns.ts";
import { manyMembers } from "../testing/many-members.ts";
import { brokenRules, readLedger } from "../testing/read-ledger.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { operatorAction } from "./schema.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());
afterEach(async () => {
  const broken = brokenRules(await readLedger(sandbox.origin));
  if (broken.length > 0) throw new Error(broken.join("\n"));
});

const day = 24 * 60 * 60_000;
const later = () => ({ start_at: Date.now() + day, end_at: Date.now() + 2 * day });

const balanceOf = async (owner: string) =>
  (await readLedger(sandbox.origin)).accounts.find(
    (one) => one.owner === owner && one.currency === "USD",
  )?.balance;

const problemsOf = async (path: string, body: unknown) => {
  const { status, data } = await sandbox.operator("POST", path, body);
  return { status, problems: data?.["problems"] };
};

const prize = (amounts: Readonly<Record<string, string>> | null) => ({
  name: { en_US: "One" },
  amounts,
  weight: 1,
});

test("one campaign with an absurd end breaks neither the desk's list nor a member's promotions", async () => {
  const absurd = { ...redEnvelope(), end_at: 8_640_000_000_000_001 };
  expect(await problemsOf("/campaigns", absurd)).toEqual({
    status: 422,
    problems: ["end_at: must not be after the year 9999"],
  });
  const { db } = sandbox.services;
  const { id } = await makeCampaign(sandbox, redEnvelope());
  await db.update(campaign).set({ endAt: absurd.end_at }).where(eq(campaign.id, id));
  const { token } = await sandbox.login("player21");
  const ofMember = await sandbox.beyond("/api/services/v1/member/promotions", {}, { token });
  expect(JSON.stringify(ofMember)).toContain("9999-12-31");
  expect((await sandbox.operator("GET", "/campaigns")).status).toBe(200);
  await endCampaign(sandbox, id);
});

describe("a campaign", () => {
  const wrong: readonly (readonly [string, Partial<NewCampaign>, string])[] = [
    ["has ended already", { end_at: 1 }, "end_at: must be in the future"],
    ["is for nobody we know", { members: ["nobody99"] }, "members.0: the site has no member"],
    // A lookup by id finds members of every site.
    [
      "is for a member of another site",
      { members: ["player21", "2021"] },
      "members.1: the site has no member '2021'",
    ],
    [
      "is a wheel without an amount in a currency",
      { ...roulette(), prizes: [prize({ THB: "1" }), prize(null)] },
      "prizes.0.amounts: one for each of USD",
    ],
  ];

  test.each(wrong)(
    "a campaign that %s is refused, and no money is moved",
    async (_, change, problem) => {
      const before = await balanceOf("house");
      const { status, problems } = await problemsOf("/campaigns", redEnvelope(change));
      expect(status).toBe(422);
      expect(String(problems)).toContain(problem);
      expect(await balanceOf("house")).toBe(before);
    },
  );

  test.each([
    ["an unknown field", { colour: "red" }],
    ["no English name", { name: { th_TH: "x" } }],
    [
      "an amount below a unit",
      { currencies: [{ currency: "VND", least: "0.5", most: "1", budget: "9" }] },
    ],
    ["one prize", { ...roulette(), prizes: [prize({ USD: "1" })] }],
  ])("a campaign with %s is malformed", async (_, change) => {
    const { status } = await problemsOf("/campaigns", { ...redEnvelope(), ...change });
    expect(status).toBe(400);
  });

  test("a campaign takes its budget from the house, and gives the rest back at its end", async () => {
    const before = await balanceOf("house");
    const made = await makeCampaign(sandbox, redEnvelope());
    expect(made).toMatchObject({ state: "running", currencies: [{ taken: 0, paid: "0.00" }] });
    expect(await balanceOf("house")).toBe((before ?? 0n) - 100_000n);
    const [member] = await manyMembers(sandbox, "budget", 1);
    const { token = "" } = member ?? {};
    await sandbox.api("/arks/web/activity/red_envelope", { id: made.id }, { token });
    const ended = await endCampaign(sandbox, made.id);
    expect(ended).toMatchObject({
      state: "ended",
      currencies: [{ taken: 1, members: 1, paid: "1.00" }],
    });
    expect(await balanceOf("house")).toBe((before ?? 0n) - 100n);
    expect(await balanceOf(`campaign:${made.id}`)).toBe(0n);
    expect(await sandbox.operator("POST", `/campaigns/${made.id}/end`)).toMatchObject({
      status: 409,
    });
    const change = await sandbox.operator("POST", `/campaigns/${made.id}`, { times: 2 });
    expect(change).toMatchObject({ status: 409 });
    expect(await sandbox.operator("POST", "/campaigns/999999", {})).toMatchObject({ status: 404 });
  });

  test("a campaign can be changed completely before it begins", async () => {
    const { id } = await makeCampaign(sandbox, redEnvelope(later()));
    const { start_at, end_at } = later();
    const changed = await sandbox.operator("POST", `/campaigns/${id}`, {
      start_at: start_at + 1_000,
      end_at,
      condition: "turnover",
      members: ["player21"],
      currencies: [{ currency: "THB", least: "35", most: "350", budget: "3500", required: "70" }],
    });
    expect(changed.data).toMatchObject({
      state: "coming",
      members: ["player21"],
      condition: "turnover",
      currencies: [{ currency: "THB", least: "35.00", budget: "3500.00", required: "70.00" }],
    });
    expect(await balanceOf(`campaign:${id}`)).toBe(0n);
    await endCampaign(sandbox, id);
  });

  test("a member who is named by account and by id is listed once, and stays when others change", async () => {
    const { memberId } = await sandbox.login("player21");
    const members = ["player21", String(memberId), "player22"];
    const offer = { least: "1.00", most: "2.00", budget: "90.00", number: 9, required: "70.00" };
    const asked = redEnvelope({
      ...later(),
      members,
      condition: "turnover",
      currencies: [{ currency: "USD", ...offer }],
    });
    const { id, ...made } = await makeCampaign(sandbox, asked);
    expect(made).toMatchObject({ members: ["player21", "player22"], currencies: [offer] });
    // Fields that a change omits keep their values.
    const { data } = await sandbox.operator("POST", `/campaigns/${id}`, { times: 2 });
    expect(data).toEqual({ ...made, id, times: 2 });
    const all = await sandbox.operator("POST", `/campaigns/${id}`, { members: null });
    expect(all.data["members"]).toBeNull();
    await endCampaign(sandbox, id);
  });

  test("a campaign that has begun keeps what members were promised", async () => {
    const { id } = await makeCampaign(sandbox, roulette());
    const offer = { currency: "USD", budget: "10000.00", required: "1.00" };
    for (const [change, problem] of [
      [{ start_at: Date.now() - day }, "start_at: cannot change"],
      [{ per: "day" }, "per: cannot change"],
      [{ condition: "deposit", currencies: [offer] }, "condition: cannot change"],
      [{ prizes: [prize({ USD: "1" }), prize(null)] }, "prizes: cannot change"],
    ] as const) {
      const { status, problems } = await problemsOf(`/campaigns/${id}`, change);
      expect([status, String(problems)]).toEqual([422, expect.stringContaining(problem)]);
    }
    const more = await sandbox.operator("POST", `/campaigns/${id}`, {
      name: { en_US: "More" },
      times: 9,
      currencies: [{ currency: "USD", budget: "20000.00", number: 5 }],
    });
    expect(more.data).toMatchObject({
      name: { en_US: "More" },
      times: 9,
      currencies: [{ budget: "20000.00", number: 5 }],
    });
    expect(await balanceOf(`campaign:${id}`)).toBe(2_000_000n);
    // A form sends all its fields: unchanged prizes do not count as a change.
    const { prizes } = roulette();
    const same = await sandbox.operator("POST", `/campaigns/${id}`, { times: 8, prizes });
    expect(same).toMatchObject({ status: 200, data: { times: 8 } });
    await endCampaign(sandbox, id);
  });

  test("of two roulettes in one currency at one time the second is refused", async () => {
    const first = await makeCampaign(sandbox, roulette());
    const { status, problems } = await problemsOf("/campaigns", roulette());
    expect(status).toBe(422);
    expect(String(problems)).toContain("'The wheel' runs at that time");
    const next = await makeCampaign(sandbox, roulette(later()));
    await endCampaign(sandbox, first.id);
    await endCampaign(sandbox, next.id);
  });

  test("[RT-25] an envelope is announced in its currencies alone, whatever is written about it", async () => {
    const publish = vi.spyOn(sandbox.services.publisher, "publish");
    const wake = vi.spyOn(sandbox.services.campaignSchedule, "wake");
    const sent = (event: string) => publish.mock.calls.filter(([, name]) => name === event);
    const currencies = ["USD", "THB"].map((currency) => ({
      currency,
      least: "1.00",
      most: "1.00",
      budget: "9.00",
    }));
    const { id } = await makeCampaign(sandbox, redEnvelope({ currencies }));
    await sandbox.operator("POST", `/campaigns/${id}`, { times: 2 });
    await endCampaign(sandbox, id);
    await sandbox.services.background.settled();
    expect(sent("RedEnvelopeDisplay")).toHaveLength(3);
    // Its times may be the next that fall due.
    expect(wake).toHaveBeenCalledTimes(3);
    for (const [channels] of sent("RedEnvelopeDisplay"))
      expect([...channels].toSorted()).toEqual(["private-member.THB", "private-member.USD"]);
    expect(sent("roulette_display")).toEqual([]);
  });

  test("names are outdated once their English changes, until they are rewritten or reviewed, begun or not", async () => {
    const named = (en_US: string, more: object = {}) => ({
      ...prize({ USD: "1" }),
      name: { en_US, vi_VN: "Một", th_TH: "หนึ่ง", ...more },
    });
    const prizes = [named("One"), named("Two"), prize(null)];
    const { id } = await makeCampaign(sandbox, roulette({ ...later(), prizes }));
    const path = `/campaigns/${id}`;
    const change = async (body: object) =>
      v.parse(operatorCampaign, (await sandbox.operator("POST", path, body)).data);
    const older = (all: OperatorCampaign) => [all, ...all.prizes].map((one) => one.outdated);

    const name = { en_US: "The wheel", vi_VN: "Vòng quay" };
    const made = await change({ name });
    expect(older(made)).toEqual([[], [], [], []]);
    const ids = made.prizes.map(({ prize_id }) => ({ prize_id }));
    await change({ name: { ...name, en_US: "The great wheel" } });
    // Reordered prizes keep their identity; a new one has no outdated translation.
    const [first, second, blank] = ids;
    await change({
      prizes: [
        { ...second, ...named("Two dollars", { th_TH: "สองดอลลาร์" }) },
        { ...first, ...named("One") },
        named("Three dollars"),
        { ...blank, ...prize(null) },
      ],
    });
    // Reloading the desk shows it as well, and fields that a change omits keep their values.
    const { campaigns } = v.parse(
      v.object({ campaigns: v.array(operatorCampaign) }),
      (await sandbox.operator("GET", "/campaigns")).data,
    );
    const listed = campaigns.filter((one) => one.id === id);
    expect(listed.map(older)).toEqual([[["vi_VN"], ["vi_VN"], [], [], []]]);
    expect(older(await change({ start_at: Date.now() }))).toEqual(older(listed[0] ?? made));
    expect(older(await change({ name }))).toEqual([[], ["vi_VN"], [], [], []]);
    expect(older(await change({ reviewed: ["vi_VN"] }))).toEqual([[], [], [], [], []]);
    await endCampaign(sandbox, id);
  });

  test("a campaign has no prize of another one, and none twice", async () => {
    const other = await makeCampaign(sandbox, roulette(later()));
    const { start_at, end_at } = { start_at: other.end_at, end_at: Date.now() + 3 * day };
    const own = await makeCampaign(sandbox, roulette({ start_at: Date.parse(start_at), end_at }));
    const place = { ...prize({ USD: "1" }), prize_id: own.prizes[0]?.prize_id };
    for (const prizes of [
      [place, place],
      [place, { ...place, prize_id: other.prizes[0]?.prize_id }],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one campaign is changed
      const { status, problems } = await problemsOf(`/campaigns/${own.id}`, { prizes });
      expect([status, String(problems)]).toEqual([
        422,
        "prizes.1.prize_id: is no prize of the campaign, or is there twice",
      ]);
    }
    await endCampaign(sandbox, own.id);
    await endCampaign(sandbox, other.id);
  });

  test("the log says who created, changed and ended a campaign", async () => {
    const { id } = await makeCampaign(sandbox, redEnvelope());
    await sandbox.operator("POST", `/campaigns/${id}`, { times: 2 });
    await endCampaign(sandbox, id);
    const { services } = sandbox;
    const rows = await services.db.select().from(operatorAction).orderBy(operatorAction.id);
    const own = rows.filter(({ target }) => target === String(id)).map(({ what }) => what);
    expect(own).toEqual(["campaign.create", "campaign.change", "campaign.end"]);
  });
});
