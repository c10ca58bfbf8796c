import { afterAll, beforeAll, expect, test } from "vitest";
import { throttled } from "../ground/db/schema.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { createThrottle } from "./throttle.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const burst = 200;
const times = <Made>(count: number, make: (turn: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => make(turn)));

const captchaToken = async () => {
  const { data } = await sandbox.api("/captcha", { type: 1, site_id: 1 });
  return data["token"];
};

test.each(["player24", "nobody24"])(
  "of 200 simultaneous wrong passwords for %s, five are judged",
  async (account) => {
    const tokens = await times(burst, captchaToken);
    const replies = await times(burst, (turn) =>
      sandbox.api("/login", {
        account,
        password: `wrong ${turn}`,
        site_id: 1,
        answer: "0000",
        captcha_token: tokens[turn],
      }),
    );
    const counted = Object.groupBy(replies, ({ status, code }) => `${status} ${code}`);
    const counts = Object.entries(counted).map(([reply, all]) => [reply, all?.length]);
    expect(Object.fromEntries(counts)).toEqual({ "200 101": 5, "429 429": 195 });
  },
);

test("two throttles on one database share a limit, and its wait runs down", async () => {
  let now = 1_795_188_610_000;
  const { db } = sandbox.services;
  const [one, other] = [createThrottle(db, () => now), createThrottle(db, () => now)];
  const limit = { max: 7, within: 60_000 };
  const waits = await times(burst, (turn) => (turn % 2 ? one : other).take("shared", limit));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
  expect(new Set(waits)).toEqual(new Set([0, 60]));

  now += 30_000;
  expect(await one.waitFor("shared", limit)).toBe(30);
  now += 30_000;
  expect(await one.waitFor("shared", limit)).toBe(0);
  expect(await other.take("shared", limit)).toBe(0);
});

test("what is still within the window counts, however long ago the first was", async () => {
  let now = 1_795_188_610_000;
  const throttle = createThrottle(sandbox.services.db, () => now);
  const limit = { max: 2, within: 60_000 };
  expect(await throttle.take("still there", limit)).toBe(0);
  now += 59_999;
  expect(await throttle.take("still there", limit)).toBe(0);
  expect(await throttle.take("still there", limit)).toBe(1);
  now += 2;
  // The first name has expired, the second has not; everything expired is removed meanwhile.
  await times(600, (turn) => throttle.take(`beside ${turn}`, limit));
  expect(await throttle.take("still there", limit)).toBe(0);
  expect(await throttle.take("still there", limit)).toBe(60);
});

test("a clock that was set back far locks nobody out, and one set back a little keeps its count", async () => {
  let now = 1_795_188_610_000;
  const throttle = createThrottle(sandbox.services.db, () => now);
  const limit = { max: 1, within: 60_000 };
  expect(await throttle.take("set back", limit)).toBe(0);
  now -= 60_000;
  expect(await throttle.waitFor("set back", limit)).toBeGreaterThan(0);
  now -= 1;
  expect(await throttle.waitFor("set back", limit)).toBe(0);
  expect(await throttle.take("set back", limit)).toBe(0);
});

test("a name is forgotten on request, and by itself once all of it is old", async () => {
  let now = 1_795_188_610_000;
  const throttle = createThrottle(sandbox.services.db, () => now);
  const limit = { max: 1, within: 1_000 };
  const rows = async () =>
    (await sandbox.services.db.select().from(throttled)).filter(({ name }) =>
      name.startsWith("old "),
    );
  expect(await throttle.take("forgotten", limit)).toBe(0);
  expect(await throttle.take("forgotten", limit)).toBe(1);
  await throttle.forget("forgotten");
  expect(await throttle.take("forgotten", limit)).toBe(0);

  await times(300, (turn) => throttle.take(`old ${turn}`, limit));
  expect(await rows()).toHaveLength(300);
  now += 2_000;
  await times(300, (turn) => throttle.take(`new ${turn}`, limit));
  expect(await rows()).toEqual([]);
});
