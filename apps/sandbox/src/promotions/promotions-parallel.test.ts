import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { endCampaign, makeCampaign, redEnvelope, roulette } from "../testing/campaigns.ts";
import { manyMembers, type LoggedIn } from "../testing/many-members.ts";
import { brokenRules, readLedger, wealth } from "../testing/read-ledger.ts";
import { startForTest, type Reply, type StartedSandbox } from "../testing/started.ts";
import { operatorCampaign } from "./campaign-shapes.ts";

/*
 * docs/contracts.md#money: claims and spins under 50 parallel calls, on the embedded database and on PostgreSQL.
 */

const listed = v.object({ campaigns: v.array(operatorCampaign) });

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());
afterEach(async () => {
  // A campaign left running by a failed test would admit the members of the next one.
  const { campaigns } = v.parse(listed, (await sandbox.operator("GET", "/campaigns")).data);
  for (const { id, state } of campaigns) if (state !== "ended") await endCampaign(sandbox, id);
  const broken = brokenRules(await readLedger(sandbox.origin));
  if (broken.length > 0) throw new Error(broken.join("\n"));
});

const fifty = Array.from({ length: 50 }, (_, index) => index);

let names = 0;
const members = (many: number): Promise<readonly LoggedIn[]> => {
  names += 1;
  return manyMembers(sandbox, `crowd${names}x`, many);
};
const one = async (): Promise<LoggedIn> => {
  const [found] = await members(1);
  if (!found) throw new Error("There is no member.");
  return found;
};

const claim = ({ token }: LoggedIn, id: number, key: string = randomUUID()) =>
  sandbox.api("/arks/web/activity/red_envelope", { id }, { token, key });
const spin = ({ token }: LoggedIn, key: string = randomUUID()) =>
  sandbox.api("/arks/web/activity/roulette/spin", {}, { token, key });

const codesOf = (replies: readonly Reply[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ code }) => code)].map(([code, list]) => [code, list.length]),
  );
const answersOf = (replies: readonly Reply[]) =>
  new Set(replies.map(({ code, data }) => JSON.stringify([code, data])));

const wealthOfAll = async (members: readonly LoggedIn[]): Promise<readonly bigint[]> => {
  const report = await readLedger(sandbox.origin);
  return members.map(({ memberId }) => wealth(report, memberId));
};
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

const giftsOf = async (kind: string, { memberId }: LoggedIn) => {
  const { accounts, transactions } = await readLedger(sandbox.origin);
  const own = accounts.find(({ owner }) => owner === `member:${memberId}`)?.id;
  return transactions.filter(
    (each) => each.kind === kind && each.entries.some(({ account_id: account }) => account === own),
  ).length;
};

describe("red envelopes", () => {
  test("fifty simultaneous claims by one member pay once", async () => {
    const { id } = await makeCampaign(sandbox, redEnvelope());
    const member = await one();
    const replies = await Promise.all(fifty.map(() => claim(member, id)));
    expect(codesOf(replies)).toEqual({ "100": 1, "102": 49 });
    expect(sum(await wealthOfAll([member]))).toBe(100n);
    expect(await giftsOf("red-envelope", member)).toBe(1);
  });

  test("the same key fifty times, and once more, has one effect and one answer", async () => {
    const currencies = [{ currency: "USD", least: "1.00", most: "90.00", budget: "1000.00" }];
    const { id } = await makeCampaign(sandbox, redEnvelope({ times: 5, currencies }));
    const member = await one();
    const key = randomUUID();
    const replies = await Promise.all(fifty.map(() => claim(member, id, key)));
    expect(answersOf([...replies, await claim(member, id, key)]).size).toBe(1);
    expect(replies[0]?.code).toBe("100");
    expect(await giftsOf("red-envelope", member)).toBe(1);
    expect(await claim(member, id + 1, key)).toMatchObject({ status: 409 });
  });

  test.each([
    ["a budget for ten", { least: "3.00", most: "3.00", budget: "30.00" }],
    ["ten of them", { least: "1.00", most: "3.00", budget: "1000.00", number: 10 }],
  ])("of %s fifty members get ten", async (_, offer) => {
    const currencies = [{ currency: "USD", ...offer }];
    const { id } = await makeCampaign(sandbox, redEnvelope({ currencies }));
    const crowd = await members(50);
    const replies = await Promise.all(crowd.map((member) => claim(member, id)));
    expect(codesOf(replies)).toEqual({ "100": 10, "102": 40 });
    const paid = await wealthOfAll(crowd);
    expect(paid.filter((amount) => amount > 0n)).toHaveLength(10);
    const ended = await endCampaign(sandbox, id);
    expect(ended.currencies).toMatchObject([{ taken: 10, members: 10 }]);
    expect(ended.currencies[0]?.paid.replace(".", "")).toBe(String(sum(paid)));
  });

  test("no amount exceeds the rest of the budget", async () => {
    const currencies = [{ currency: "USD", least: "1.00", most: "9.00", budget: "12.34" }];
    const { id } = await makeCampaign(sandbox, redEnvelope({ currencies }));
    const crowd = await members(50);
    await Promise.all(crowd.map((member) => claim(member, id)));
    const paid = sum(await wealthOfAll(crowd));
    expect(paid).toBeLessThanOrEqual(1_234n);
    // The next one would have got less than the minimum.
    expect(paid).toBeGreaterThan(1_134n);
    const { accounts } = await readLedger(sandbox.origin);
    const budget = accounts.find(({ owner }) => owner === `campaign:${id}`);
    expect(budget?.balance).toBe(1_234n - paid);
  });
});

describe("roulettes", () => {
  test("fifty spins with three draws spin three times", async () => {
    const { id } = await makeCampaign(sandbox, roulette());
    const member = await one();
    const replies = await Promise.all(fifty.map(() => spin(member)));
    expect(codesOf(replies)).toEqual({ "100": 3, "2093102": 47 });
    const left = replies.flatMap(({ code, data }) =>
      code === "100" ? data["remaining_draws"] : [],
    );
    expect(new Set(left)).toEqual(new Set([0, 1, 2]));
    const { currencies, prizes } = await endCampaign(sandbox, id);
    expect(currencies).toMatchObject([{ taken: 3, members: 1 }]);
    expect(prizes.reduce((sum, { drawn }) => sum + drawn, 0)).toBe(3);
    const won = prizes.flatMap(({ drawn, amounts }) =>
      amounts ? BigInt(drawn) * BigInt(amounts["USD"]?.replace(".", "") ?? "") : [],
    );
    expect(sum(await wealthOfAll([member]))).toBe(sum(won));
  });

  test("the same key fifty times, and once more, has one effect and one answer", async () => {
    await makeCampaign(sandbox, roulette());
    const member = await one();
    const key = randomUUID();
    const replies = await Promise.all(fifty.map(() => spin(member, key)));
    expect(answersOf([...replies, await spin(member, key)]).size).toBe(1);
    expect(replies[0]).toMatchObject({ code: "100", data: { remaining_draws: 2 } });
    const refused = await Promise.all([spin(member), spin(member), spin(member, key)]);
    expect(codesOf(refused)).toEqual({ "100": 3 });
    const over = randomUUID();
    expect(await spin(member, over)).toMatchObject({ code: "2093102" });
    expect(await spin(member, over)).toMatchObject({ code: "2093102" });
  });

  test("fifty members never win more than the budget", async () => {
    const currencies = [{ currency: "USD", budget: "200.00" }];
    const prizes = [
      { name: { en_US: "Fifty" }, amounts: { USD: "50.00" }, weight: 1 },
      { name: { en_US: "Ten" }, amounts: { USD: "10.00" }, weight: 1 },
    ];
    await makeCampaign(sandbox, roulette({ currencies, prizes }));
    const crowd = await members(50);
    const replies = await Promise.all(crowd.map((member) => spin(member)));
    const codes = codesOf(replies);
    expect(Object.keys(codes).toSorted()).toEqual(["100", "2093103"]);
    const paid = sum(await wealthOfAll(crowd));
    expect(paid).toBeLessThanOrEqual(20_000n);
    // It ends as soon as its largest prize could not be paid: until then the chances are as shown.
    expect(paid).toBeGreaterThan(15_000n);
  });

  test("simultaneous claims, spins and the end of a campaign leave nothing half done", async () => {
    const wheel = await makeCampaign(sandbox, roulette());
    const envelope = await makeCampaign(sandbox, redEnvelope({ times: 50 }));
    const crowd = await members(10);
    const ended = await Promise.all([
      ...crowd.flatMap((member) => [claim(member, envelope.id), spin(member)]),
      endCampaign(sandbox, wheel.id),
      ...crowd.flatMap((member) => [spin(member), claim(member, envelope.id)]),
      endCampaign(sandbox, envelope.id),
    ]);
    expect(ended).toHaveLength(42);
    const { accounts } = await readLedger(sandbox.origin);
    const left = accounts.filter(({ owner }) =>
      [`campaign:${wheel.id}`, `campaign:${envelope.id}`].includes(owner),
    );
    expect(left.map(({ balance }) => balance)).toEqual([0n, 0n]);
  });
});
