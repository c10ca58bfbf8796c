import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { beginWaiting, findWaiting } from "../double-validation/waiting-logins.ts";
import { member, preLoginToken } from "../ground/db/schema.ts";
import { findWaitingCode, waitForCode } from "../login-protection/totp.ts";
import { gatewaySecret, startForTest, type StartedSandbox } from "../testing/started.ts";
import { openSessions, type Sessions } from "./sessions.ts";

let sandbox: StartedSandbox;
let sessions: Sessions;
let now = 1_795_188_610_000;
const minutes = 60_000;

beforeAll(async () => {
  sandbox = await startForTest();
  sessions = await openSessions(sandbox.services.db, () => now);
});
afterAll(() => sandbox.remove());

const memberId = 1_021;
const begin = (of = memberId) => sandbox.services.db.transaction((tx) => sessions.begin(tx, of));

describe("a token", () => {
  let begun: Awaited<ReturnType<typeof begin>>;
  beforeEach(async () => {
    now += 24 * 60 * minutes;
    begun = await begin();
  });

  test("a token names its session before the dot, and its member to the platform", async () => {
    expect(begun.token.split(".")[0]).toBe(begun.sessionId);
    expect(await sessions.holderOf(begun.token)).toMatchObject({
      member: { id: memberId },
      sessionId: begun.sessionId,
      tokenIsOld: false,
    });
    expect(await sessions.holderOf(`${begun.token}x`)).toBeUndefined();
    expect(await sessions.holderOf(begun.sessionId)).toBeUndefined();
  });

  test("a token ages; it and its successor are valid for a minute, then only the successor", async () => {
    now += 6 * minutes;
    expect(await sessions.holderOf(begun.token)).toMatchObject({ tokenIsOld: true });
    const renewed = await sessions.renew(begun.token, begun.sessionId);
    expect(renewed.split(".")[0]).toBe(begun.sessionId);
    expect(await sessions.renew(begun.token, begun.sessionId)).toBe(renewed);

    now += 59_000;
    expect(await sessions.holderOf(begun.token)).toBeDefined();
    expect(await sessions.renew(begun.token, begun.sessionId)).toBe(renewed);
    now += 2_000;
    expect(await sessions.holderOf(begun.token)).toBeUndefined();
    expect(await sessions.holderOf(renewed)).toMatchObject({ sessionId: begun.sessionId });
  });

  test("a token that was renewed early is old from then on, and another call does not prolong its minute", async () => {
    const renewed = await sessions.renew(begun.token, begun.sessionId);
    expect(await sessions.holderOf(begun.token)).toMatchObject({ tokenIsOld: true });
    expect(await sessions.holderOf(renewed)).toMatchObject({ tokenIsOld: false });
    now += 59_999;
    await sessions.renew(begun.token, begun.sessionId);
    now += 1;
    expect(await sessions.holderOf(begun.token)).toBeUndefined();
  });

  test("a token is refused after logout, and so is every other of its session", async () => {
    now += 6 * minutes;
    const renewed = await sessions.renew(begun.token, begun.sessionId);
    await sessions.end(begun.sessionId);
    expect(await sessions.holderOf(begun.token)).toBeUndefined();
    expect(await sessions.holderOf(renewed)).toBeUndefined();
  });

  test("a logged-out token stays refused after the next login", async () => {
    await sessions.end(begun.sessionId);
    const next = await begin();
    expect(next.replaced).toEqual([]);
    expect(await sessions.holderOf(begun.token)).toBeUndefined();
  });

  test("a token of a session that another login replaced is valid for one more minute", async () => {
    const next = await begin();
    now += 59_000;
    expect(await sessions.holderOf(begun.token)).toBeDefined();
    now += 2_000;
    expect(await sessions.holderOf(begun.token)).toBeUndefined();
    expect(await sessions.holderOf(next.token)).toBeDefined();
  });

  test("a token of a session in its minute of grace is refused after its own logout", async () => {
    const next = await begin();
    now += 1_000;
    await sessions.end(begun.sessionId);
    expect(await sessions.holderOf(begun.token)).toBeUndefined();
    expect(await sessions.holderOf(next.token)).toBeDefined();
  });

  test("a token ends with all others of its member, as does what waits for a second step, but nobody else's do", async () => {
    const { db } = sandbox.services;
    const tools = { db, clock: () => now };
    const last = await begin();
    now += minutes;
    const theirs = await begin(1_022);
    const waiting = [];
    for (const id of [memberId, 1_022]) {
      const [found] = await db.select().from(member).where(eq(member.id, id));
      if (!found) throw new Error(`There is no member ${id}.`);
      const question = await beginWaiting(tools, { ...found, facts: { name: "Ada" } }, "laptop");
      const code = await waitForCode(db, { memberId: id, udid: "laptop" }, now);
      waiting.push({ question: question?.member_login_id ?? "", code });
    }
    // The replaced one had already ended by itself.
    expect(await db.transaction((tx) => sessions.endAll(tx, memberId))).toEqual([last.sessionId]);
    expect(await sessions.holderOf(last.token)).toBeUndefined();
    expect(await sessions.holderOf(theirs.token)).toBeDefined();
    const open = [];
    for (const { question, code } of waiting)
      open.push([
        (await findWaiting(tools, question, "laptop"))?.memberId,
        await findWaitingCode(db, code, "laptop", now),
      ]);
    expect(open).toEqual([
      [undefined, undefined],
      [1_022, 1_022],
    ]);
  });

  test("of eight simultaneous logins one is the last; the others end with their minute", async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => begin()));
    now += 2 * minutes;
    const holders = await Promise.all(all.map(({ token }) => sessions.holderOf(token)));
    expect(holders.filter((holder) => holder !== undefined)).toHaveLength(1);
  });

  test("a token that was not used for half a day is refused", async () => {
    now += 12 * 60 * minutes + 1;
    expect(await sessions.holderOf(begun.token)).toBeUndefined();
  });
});

const login = async (account: string, password: string, headers: Record<string, string> = {}) => {
  const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 });
  const captcha_token = captcha.data["token"];
  const body = { account, password, site_id: 1, answer: "0000", captcha_token };
  return sandbox.api("/login", body, { headers });
};

test("a token for the login alone is valid for its ten minutes, and no longer", async () => {
  const { db } = sandbox.services;
  await db.delete(preLoginToken);
  const kept = async () => (await db.select().from(preLoginToken)).length;
  await sessions.createPreLoginToken();
  now += 10 * minutes;
  await sessions.createPreLoginToken();
  expect(await kept()).toBe(2);
  now += 1;
  await sessions.createPreLoginToken();
  expect(await kept()).toBe(2);
});

describe("login", () => {
  test("a login to an unknown account is refused and throttled like one to a known account", async () => {
    const answers = async (account: string) => {
      const replies: string[] = [];
      for (let turn = 0; turn < 7; turn += 1) {
        const { status, code, message } = await login(account, "wrong");
        replies.push(`${status} ${code} ${message}`);
      }
      return replies;
    };
    const known = await answers("player24");
    expect(known.slice(0, 5)).toEqual(Array(5).fill("200 101 Incorrect username or password."));
    expect(known.slice(5).every((reply) => reply.startsWith("429 "))).toBe(true);
    expect(await answers("nobody24")).toEqual(known);
    expect((await login("player24", "naluma88")).status).toBe(429);
    expect((await login("PLAYER25", "naluma88")).code).toBe("100");
  });

  test.each([
    ["is none", "nobody99", "101"],
    ["is disabled", "player05", "102"],
    ["is frozen", "player06", "103"],
  ])(
    "a login to an account that %s is refused with its code, and with 101 without its password",
    async (_, account, code) => {
      expect(await login(account, "naluma88")).toMatchObject({ status: 200, code });
      expect((await login(account, "wrong")).code).toBe("101");
    },
  );

  test("wrong passwords are counted by the account, however it is spelled", async () => {
    const spellings = ["player29", "Player29", "PLAYER29", " player29", "player29 ", "pLAYER29"];
    const statuses: number[] = [];
    for (const spelling of spellings) statuses.push((await login(spelling, "wrong")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("the right password clears the count of the wrong ones before it, even with spaces around the account", async () => {
    for (const account of ["player30", " Player30 "]) {
      for (let turn = 0; turn < 4; turn += 1)
        expect((await login("player30", "wrong")).code).toBe("101");
      expect((await login(account, "naluma88")).code).toBe("100");
    }
  });

  test("a login that has to wait keeps its captcha", async () => {
    for (let turn = 0; turn < 5; turn += 1) await login("player22", "wrong");
    const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 });
    const captcha_token = captcha.data["token"];
    const attempt = async () => {
      const who = { account: "player22", password: "naluma88", site_id: 1 };
      return (await sandbox.api("/login", { ...who, answer: "0000", captcha_token })).code;
    };
    expect(await attempt()).toBe("429");
    await sandbox.services.throttle.forget("password 1 player22");
    expect(await attempt()).toBe("100");
  });

  test("a captcha is valid for one answer", async () => {
    const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 });
    const body = {
      account: "player26",
      password: "naluma88",
      site_id: 1,
      captcha_token: captcha.data["token"],
    };
    expect((await sandbox.api("/login", { ...body, answer: "1111" })).code).toBe("105");
    expect((await sandbox.api("/login", { ...body, answer: "0000" })).code).toBe("105");
  });

  test("a login answers in the language of the request", async () => {
    const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 }, { lang: "zh_CN" });
    expect(captcha.data["placeholder"]).toBe("4 位数字");
  });

  test("a logged-out token is refused everywhere", async () => {
    const { token } = await sandbox.login("player27");
    expect((await sandbox.api("/logout", {}, { token })).code).toBe("100");
    expect((await sandbox.api("/logout", {}, { token })).status).toBe(401);
    expect((await sandbox.api("/v2/get_jackpot", { currency: "USD" }, { token })).status).toBe(401);
    const auth = await fetch(`${sandbox.origin}/api/broadcasting/auth`, {
      method: "POST",
      headers: { authorization: token },
      body: new URLSearchParams({ socket_id: "1.2", channel_name: "private-member.1027" }),
    });
    expect(auth.status).toBe(401);
  });
});

describe("the address of a player", () => {
  const many = async (headers: (turn: number) => Record<string, string>) => {
    const { throttle } = sandbox.services;
    const limit = { max: 3, within: minutes };
    for (let turn = 0; turn < 3; turn += 1) await login("player28", "naluma88", headers(turn));
    const waits = ["127.0.0.1", "203.0.113.1", "203.0.113.2"].map((address) =>
      throttle.waitFor(`login ${address}`, limit),
    );
    return (await Promise.all(waits)).map((wait) => wait > 0);
  };

  test("the address is what the gateway says, and only the gateway is believed", async () => {
    const forged = await many((turn) => ({ "x-forwarded-for": `203.0.113.${turn}` }));
    expect(forged).toEqual([true, false, false]);
    const accepted = await many(() => ({
      "x-forwarded-for": "203.0.113.2",
      "x-naluma-gateway": gatewaySecret,
    }));
    expect(accepted).toEqual([true, false, true]);
    // A proxy in front of the gateway appends itself to the list.
    const headers = {
      "x-forwarded-for": "203.0.113.3, 203.0.113.4",
      "x-naluma-gateway": gatewaySecret,
    };
    await login("player28", "naluma88", headers);
    const waits = ["203.0.113.3", "203.0.113.4"].map((address) =>
      sandbox.services.throttle.waitFor(`login ${address}`, { max: 1, within: minutes }),
    );
    expect((await Promise.all(waits)).map((wait) => wait > 0)).toEqual([true, false]);
  });
});

test("captchas are counted by the requesting address", async () => {
  const headers = { "x-forwarded-for": "203.0.113.8", "x-naluma-gateway": gatewaySecret };
  await sandbox.api("/captcha", { type: 1, site_id: 1 }, { headers });
  const limit = { max: 1, within: minutes };
  const { throttle } = sandbox.services;
  expect(await throttle.waitFor("captcha 203.0.113.8", limit)).toBeGreaterThan(0);
  expect(await throttle.waitFor("captcha 203.0.113.9", limit)).toBe(0);
});
