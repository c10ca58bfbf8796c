import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answeredCall } from "../db/schema.ts";
import type { Services } from "../services.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { done, failure, type Answer } from "./answer.ts";
import type { Ask } from "./call.ts";
import { moneyCall } from "./money-call.ts";
import { empty, nothing } from "./values.ts";

let sandbox: StartedSandbox;
let ask: Ask<Services>;
beforeAll(async () => {
  sandbox = await startForTest();
  const { token } = await sandbox.login("player21");
  const holder = await sandbox.services.sessions.holderOf(token);
  ask = { services: sandbox.services, lang: "en_US", address: "", country: "", holder };
});
afterAll(() => sandbox.remove());

/** A call whose transaction ends so, and what is told of it afterwards. */
const callThat = (
  end: () => Answer,
  path: `/api/${string}` = "/api/a-call-of-this-test",
  key: string = randomUUID(),
) => {
  const afterwardsRan: boolean[] = [];
  const stored = () =>
    sandbox.services.db.select().from(answeredCall).where(eq(answeredCall.key, key));
  const { carryOut } = moneyCall({
    path,
    operationId: "test",
    tag: "Play and wallet",
    body: empty,
    data: nothing,
    run: async ({ afterwards }) => {
      afterwards(() => afterwardsRan.push(true));
      return end();
    },
  });
  return { carryOut: () => carryOut(ask, {}, key), afterwardsRan, stored };
};

test("events leave once what they tell of is kept", async () => {
  const { carryOut, afterwardsRan, stored } = callThat(() => done());
  expect((await carryOut()).code).toBe("100");
  expect(afterwardsRan).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test("of what was undone nothing is told", async () => {
  const refused = callThat(() => failure(409, "en_US"));
  expect((await refused.carryOut()).status).toBe(409);
  expect(refused.afterwardsRan).toEqual([]);
  expect(await refused.stored()).toEqual([]);

  const broken = callThat(() => {
    throw new Error("the database is gone");
  });
  await expect(broken.carryOut()).rejects.toThrow("the database is gone");
  expect(broken.afterwardsRan).toEqual([]);
  expect(await broken.stored()).toEqual([]);
});

test("a key is one effect of one call: under another path it is another", async () => {
  const key = randomUUID();
  const one = callThat(() => done(), "/api/one-of-this-test", key);
  const other = callThat(() => done(), "/api/another-of-this-test", key);
  for (const { carryOut } of [one, other, one]) expect((await carryOut()).code).toBe("100");
  expect([one.afterwardsRan, other.afterwardsRan]).toEqual([[true], [true]]);
});
