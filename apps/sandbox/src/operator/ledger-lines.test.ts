import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountKinds } from "../ground/db/schema.ts";
import { makeCampaign, redEnvelope } from "../testing/campaigns.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const page = v.object({
  list: v.array(
    v.object({
      id: v.number(),
      transaction_id: v.number(),
      at: v.string(),
      kind: v.string(),
      owner: v.string(),
      member_account: v.nullable(v.string()),
      site_id: v.nullable(v.number()),
      account: v.string(),
      currency: v.string(),
      amount: v.string(),
    }),
  ),
  next: v.nullable(v.number()),
  totals: v.array(
    v.object({ currency: v.string(), lines: v.number(), in: v.string(), out: v.string() }),
  ),
  kinds: v.array(v.string()),
  currencies: v.array(v.string()),
});

const read = async (query: string) => {
  const { data } = await sandbox.operator("GET", `/ledger/lines${query}`);
  return v.parse(page, data);
};

test("an entry is a line, newest first, filtered by member, type, account, currency and time", async () => {
  for (const amount of ["12.34", "5.00", "-2.34"])
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await sandbox.operator("POST", "/money", { member: "player24", amount });
  const { memberId } = await sandbox.login("player24");

  const given = await read("?member=player24&kind=operator");
  expect(given.list.map(({ amount }) => amount)).toEqual(["-2.34", "5.00", "12.34"]);
  expect(given.list[0]).toMatchObject({ member_account: "player24", account: "main" });
  expect(given.totals).toEqual([{ currency: "USD", lines: 3, in: "17.34", out: "2.34" }]);
  expect(given.kinds).toContain("operator");
  expect(given.currencies).toContain("USD");
  expect((await read(`?member=${memberId}&kind=operator`)).list).toEqual(given.list);
  // The opposite entries of the same transactions.
  const house = await read("?kind=operator&account=house&currency=USD&limit=3");
  expect(house.list.map(({ amount }) => amount)).toEqual(["2.34", "-5.00", "-12.34"]);
  expect(house.list.map((line) => line.transaction_id)).toEqual(
    given.list.map((line) => line.transaction_id),
  );
  expect((await read("?member=PLAYER24&kind=operator")).list).toEqual(given.list);
  // `from` includes this moment, `to` excludes it.
  const at = given.list[0]?.at ?? "";
  const amounts = async (span: string) =>
    (await read(`?member=player24&kind=operator&${span}=${at}`)).list.map(({ amount }) => amount);
  expect(await amounts("from")).toContain("-2.34");
  expect(await amounts("to")).not.toContain("-2.34");
  expect((await read("?member=player24&currency=JPY")).list).toEqual([]);
  expect((await read("?member=player24&from=2100-01-01T00:00:00Z")).list).toEqual([]);
  expect((await read("?member=player24&kind=operator&to=2000-01-01T00:00:00Z")).list).toEqual([]);
});

test("pages follow each other without a gap, and the totals are those of all", async () => {
  const whole = await read("?member=player24");
  const ids: number[] = [];
  let next: number | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next begins
    const one = await read(`?member=player24&limit=2${next === null ? "" : `&before=${next}`}`);
    ids.push(...one.list.map(({ id }) => id));
    expect(one.totals).toEqual(whole.totals);
    next = one.next;
  } while (next !== null);
  expect(ids).toEqual(whole.list.map(({ id }) => id));
  // A page that ends exactly with the last line has no next page.
  expect((await read(`?member=player24&limit=${ids.length}`)).next).toBeNull();
});

test.each(accountKinds)("entries of the type %s can be read", async (kind) => {
  await makeCampaign(sandbox, redEnvelope());
  const { list } = await read(`?account=${kind}&limit=5`);
  expect(list.every(({ account }) => account === kind)).toBe(true);
  if (kind === "campaign") expect(list.length).toBeGreaterThan(0);
});

test("the sums of all accounts are what was minted, and a ledger that does not add up says so", async () => {
  const sums = v.object({ currency: v.string(), minted: v.string(), held: v.string() });
  const check = v.object({ broken: v.array(v.string()), sums: v.array(sums) });
  const ask = async () => v.parse(check, (await sandbox.operator("GET", "/ledger/check")).data);
  const right = await ask();
  expect(right.broken).toEqual([]);
  expect(right.sums.length).toBeGreaterThan(5);
  for (const { minted, held } of right.sums) expect(held).toBe(minted);

  const { db } = sandbox.services;
  await db.execute("update account set balance = balance + 1 where owner = 'member:1001'");
  const wrong = await ask();
  expect(wrong.broken.join()).toContain("the sum of all accounts is not what was minted");
});

test.each(["?account=purse", "?limit=0", "?member=", "?before=-1", "?sort=id"])(
  "%s is refused",
  async (query) => {
    expect((await sandbox.operator("GET", `/ledger/lines${query}`)).status).toBe(400);
  },
);

test("when several sites have the same account, an entry says which site it is on", async () => {
  const all = (await read("?member=player01&limit=500")).list;
  expect(new Set(all.map(({ site_id }) => site_id))).toEqual(new Set([1, 2, 3]));
  const second = await read("?member=player01&site_id=2&limit=500");
  expect(second.list.length).toBeGreaterThan(0);
  expect(second.list).toEqual(all.filter(({ site_id }) => site_id === 2));
  expect(second.totals).toHaveLength(1);

  const { id } = await makeCampaign(sandbox, redEnvelope());
  const [budget] = (await read("?account=campaign&site_id=1&limit=1")).list;
  expect(budget).toMatchObject({ site_id: 1, owner: `campaign:${id}` });
  expect((await read("?account=house&limit=1")).list[0]?.site_id).toBeNull();
});
