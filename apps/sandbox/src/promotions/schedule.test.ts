import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { endCampaign, makeCampaign, redEnvelope, roulette } from "../testing/campaigns.ts";
import { readLedger } from "../testing/read-ledger.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

// The schedule sleeps and wakes by a clock that the tests move; calls and the database take the time that they take.
beforeEach(() => {
  const { campaignSchedule, publisher } = sandbox.services;
  campaignSchedule.stop();
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  campaignSchedule.start();
  vi.spyOn(publisher, "publish").mockClear();
});
afterEach(() => {
  sandbox.services.campaignSchedule.stop();
  vi.useRealTimers();
});

const passed = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await sandbox.services.background.settled();
};

const sent = (event: string) =>
  vi.mocked(sandbox.services.publisher.publish).mock.calls.filter(([, name]) => name === event);

const budgetOf = async (id: number) =>
  (await readLedger(sandbox.origin)).accounts.find(({ owner }) => owner === `campaign:${id}`)
    ?.balance;

test("[RT-25] whatever an operator writes of an envelope is announced in its currencies alone", async () => {
  const currencies = ["USD", "THB"].map((currency) => ({
    currency,
    least: "1.00",
    most: "1.00",
    budget: "9.00",
  }));
  const { id } = await makeCampaign(sandbox, redEnvelope({ currencies }));
  await sandbox.operator("POST", `/campaigns/${id}`, { times: 2 });
  await endCampaign(sandbox, id);
  await passed(0);
  expect(sent("RedEnvelopeDisplay")).toHaveLength(3);
  for (const [channels] of sent("RedEnvelopeDisplay"))
    expect([...channels].toSorted()).toEqual(["private-member.THB", "private-member.USD"]);
  expect(sent("roulette_display")).toEqual([]);
});

test("[RT-26] a roulette is announced as it begins and as it ends by its time, and its rest goes back", async () => {
  const now = Date.now();
  const times = { start_at: now + 4_000, end_at: now + 9_000 };
  const { id } = await makeCampaign(sandbox, roulette(times));
  await passed(0);
  await passed(3_999);
  expect(sent("roulette_display")).toHaveLength(1);
  await passed(1);
  expect(sent("roulette_display")).toHaveLength(2);
  await passed(4_999);
  expect(sent("roulette_display")).toHaveLength(2);
  expect(await budgetOf(id)).toBe(1_000_000n);
  await passed(1);
  expect(await budgetOf(id)).toBe(0n);
  expect(sent("roulette_display").map(([channels]) => channels)).toEqual(
    Array.from({ length: 3 }, () => ["private-member.USD"]),
  );
});

test("what fell due while nothing ran is announced at the next start", async () => {
  const { campaignSchedule } = sandbox.services;
  const { id } = await makeCampaign(sandbox, redEnvelope({ end_at: Date.now() + 4_000 }));
  await passed(0);
  campaignSchedule.stop();
  await passed(4_000);
  expect((await sandbox.operator("GET", "/campaigns")).data).toMatchObject({
    campaigns: expect.arrayContaining([expect.objectContaining({ id, state: "ended" })]),
  });
  expect(sent("RedEnvelopeDisplay")).toHaveLength(1);
  expect(await budgetOf(id)).toBe(100_000n);
  campaignSchedule.start();
  await passed(0);
  expect(await budgetOf(id)).toBe(0n);
  expect(sent("RedEnvelopeDisplay")).toHaveLength(2);
});
