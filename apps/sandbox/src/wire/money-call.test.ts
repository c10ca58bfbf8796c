import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { answeredCall } from "../ground/db/schema.ts";
import { nothing } from "../ground/values.ts";
import type { Holder } from "../members/sessions.ts";
import { memberHistory } from "../testing/member-history.ts";
import { done, failure, refusal, type Answer } from "./answer.ts";
import { moneyCall } from "./money-call.ts";

const history = memberHistory();

const holders: Holder[] = [];
beforeAll(async () => {
  for (const id of [1, 2])
    holders.push({
      member: await history.member(id),
      sessionId: `session-${id}`,
      tokenIsOld: false,
      isReplaced: false,
    });
});

interface Given {
  readonly path?: `/api/${string}`;
  readonly key?: string;
}

/** A call whose transaction ends like this, with the number of its published effects. */
const callThat = (
  end: () => Answer,
  { path = "/api/a-call-of-this-test", key = randomUUID() }: Given = {},
) => {
  const effects: number[] = [];
  const stored = () => history.db.select().from(answeredCall).where(eq(answeredCall.key, key));
  const { carryOut } = moneyCall({
    path,
    operationId: "test",
    tag: "Play and wallet",
    body: v.looseObject({}),
    data: nothing,
    run: async ({ afterwards, holder }) => {
      afterwards(() => effects.push(holder.member.id));
      return end();
    },
  });
  const ask = (body: Record<string, unknown> = {}, { who = 0, isKeyless = false } = {}) =>
    carryOut(
      {
        services: { db: history.db, clock: history.clock },
        lang: "en_US",
        address: "",
        country: "",
        host: "",
        holder: holders[who],
      },
      body,
      isKeyless ? undefined : key,
    );
  return { ask, effects, stored };
};

test("events are sent only once the change that they report is stored", async () => {
  const { ask, effects, stored } = callThat(() => done());
  expect((await ask()).code).toBe("100");
  expect(effects).toEqual([1]);
  expect(await stored()).toHaveLength(1);
});

test("nothing is reported of what was rolled back", async () => {
  const refused = callThat(() => failure(409, "en_US"));
  expect((await refused.ask()).status).toBe(409);
  expect(refused.effects).toEqual([]);
  expect(await refused.stored()).toEqual([]);

  const broken = callThat(() => {
    throw new Error("the database is gone");
  });
  await expect(broken.ask()).rejects.toThrow("the database is gone");
  expect(broken.effects).toEqual([]);
  expect(await broken.stored()).toEqual([]);
});

test("a key is one effect of one call: under another path it is another", async () => {
  const key = randomUUID();
  const one = callThat(() => done(), { path: "/api/one-of-this-test", key });
  const other = callThat(() => done(), { path: "/api/another-of-this-test", key });
  for (const { ask } of [one, other, one]) expect((await ask()).code).toBe("100");
  expect([one.effects, other.effects]).toEqual([[1], [1]]);
});

test("a key is each member's own, and without one every call is another", async () => {
  const { ask, effects } = callThat(() => done());
  for (const who of [0, 1, 0, 1]) expect((await ask({}, { who })).code).toBe("100");
  expect(effects).toEqual([1, 2]);
  for (const who of [0, 0]) expect((await ask({}, { who, isKeyless: true })).code).toBe("100");
  expect(effects).toEqual([1, 2, 1, 1]);
});

test.each([
  ["the same body", { a: 1, b: { c: [1, 2], d: null } }, true],
  ["its names in another order", { b: { d: null, c: [1, 2] }, a: 1 }, true],
  ["a list in another order", { a: 1, b: { c: [2, 1], d: null } }, false],
  ["a number as text", { a: "1", b: { c: [1, 2], d: null } }, false],
  ["a name more", { a: 1, b: { c: [1, 2], d: null }, e: 0 }, false],
  ["a name less", { a: 1, b: { c: [1, 2] } }, false],
  ["no body at all", {}, false],
])(
  "a key that is repeated with %s counts as the same or another request",
  async (_, body, isSame) => {
    const { ask, effects } = callThat(() => done());
    const first = await ask({ a: 1, b: { c: [1, 2], d: null } });
    const again = await ask(body);
    const { code, message, data } = first;
    expect(again).toMatchObject(isSame ? { status: 200, code, message, data } : { status: 409 });
    expect(effects).toEqual([1]);
  },
);

test("a refusal by a code is kept as well as a success, whatever would be answered now", async () => {
  let isShort = true;
  const { ask, effects } = callThat(() =>
    isShort ? refusal("102", "agent_cash_short", "en_US") : done(),
  );
  expect((await ask()).code).toBe("102");
  isShort = false;
  expect((await ask()).code).toBe("102");
  expect(effects).toEqual([1]);
});

test("an answer is kept for a day; after that the key is as good as new", async () => {
  const { ask, effects } = callThat(() => done());
  history.now = "2026-11-20 12:00:00";
  await ask();
  for (const time of ["2026-11-21 11:59:59", "2026-11-21 12:00:00"]) {
    history.now = time;
    expect((await ask()).code).toBe("100");
    expect(effects).toHaveLength(1);
  }
  history.now = "2026-11-21 12:00:01";
  expect((await ask()).code).toBe("100");
  expect(effects).toHaveLength(2);
});

test("nobody without a session moves money", async () => {
  const { ask, effects } = callThat(() => done());
  expect((await ask({}, { who: 9 })).status).toBe(401);
  expect(effects).toEqual([]);
});
