import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { endCampaign, makeCampaign, redEnvelope, roulette } from "../testing/campaigns.ts";
import { readLedger } from "../testing/read-ledger.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());
beforeEach(() => {
  vi.spyOn(sandbox.services.publisher, "publish").mockClear();
});

const waiting = { timeout: 10_000, interval: 20 };

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
  await vi.waitFor(() => expect(sent("RedEnvelopeDisplay")).toHaveLength(1), waiting);
  await sandbox.operator("POST", `/campaigns/${id}`, { times: 2 });
  await endCampaign(sandbox, id);
  await vi.waitFor(() => expect(sent("RedEnvelopeDisplay")).toHaveLength(3), waiting);
  for (const [channels] of sent("RedEnvelopeDisplay"))
    expect([...channels].toSorted()).toEqual(["private-member.THB", "private-member.USD"]);
  expect(sent("roulette_display")).toEqual([]);
});

test("[RT-26] a roulette is announced as it begins and as it ends by its time, and its rest goes back", async () => {
  const now = Date.now();
  const { id } = await makeCampaign(sandbox, roulette({ start_at: now + 400, end_at: now + 900 }));
  expect(await budgetOf(id)).toBe(1_000_000n);
  await vi.waitFor(() => expect(sent("roulette_display")).toHaveLength(3), waiting);
  expect(Date.now()).toBeGreaterThanOrEqual(now + 900);
  await vi.waitFor(async () => expect(await budgetOf(id)).toBe(0n), waiting);
  expect(sent("roulette_display").map(([channels]) => channels)).toEqual(
    Array.from({ length: 3 }, () => ["private-member.USD"]),
  );
});

test("what fell due while nothing ran is announced at the next start", async () => {
  const { campaignSchedule } = sandbox.services;
  const { id } = await makeCampaign(sandbox, redEnvelope({ end_at: Date.now() + 300 }));
  await vi.waitFor(() => expect(sent("RedEnvelopeDisplay")).toHaveLength(1), waiting);
  campaignSchedule.stop();
  await vi.waitFor(
    async () =>
      expect((await sandbox.operator("GET", "/campaigns")).data).toMatchObject({
        campaigns: expect.arrayContaining([expect.objectContaining({ id, state: "ended" })]),
      }),
    waiting,
  );
  expect(sent("RedEnvelopeDisplay")).toHaveLength(1);
  expect(await budgetOf(id)).toBe(100_000n);
  campaignSchedule.start();
  await vi.waitFor(async () => expect(await budgetOf(id)).toBe(0n), waiting);
  expect(sent("RedEnvelopeDisplay")).toHaveLength(2);
});
