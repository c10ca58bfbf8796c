import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { launch, member } from "../../ground/db/schema.ts";
import { houseAccount, mainAccount, providerWallet } from "../../ledger/accounts.ts";
import { accountName, accounts } from "../../members/seeded-accounts.ts";
import { runningLaunch } from "../../play/launches.ts";
import { raiseDelay } from "../../responsible-play/limits/limit.ts";
import { playExclusion, playLimit } from "../../responsible-play/schema.ts";
import { listen } from "../../testing/listener.ts";
import { slowProvider } from "../../testing/slow-provider.ts";
import { startForTest, type StartedSandbox } from "../../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const limit = v.object({
  kind: v.string(),
  period: v.string(),
  size: v.nullable(v.string()),
  used: v.string(),
  resets_at: v.string(),
  pending: v.nullable(v.object({ size: v.nullable(v.string()), from: v.string() })),
});
const state = v.object({
  now: v.string(),
  currency: v.string(),
  limits: v.array(limit),
  time_out_until: v.nullable(v.string()),
  breaks: v.array(v.object({ kind: v.string(), length: v.string(), until: v.string() })),
});
const envelope = v.object({ code: v.string(), data: v.unknown() });

const call = async (token: string, path: string, body: object = {}) => {
  const answer = await fetch(`${sandbox.origin}/api/services/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token, lang: "en_US" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...v.parse(envelope, await answer.json()) };
};

const topUp = (token: string) => sandbox.api("/services/v1/member/top-up", {}, { token });

const stateOf = async (token: string, path = "member/limits", body: object = {}) =>
  v.parse(state, (await call(token, path, body)).data);

const one = ({ limits }: v.InferOutput<typeof state>, kind: string, period: string) =>
  limits.find((found) => found.kind === kind && found.period === period);

const set = (token: string, kind: string, period: string, size: string | null) =>
  stateOf(token, "member/limits/set", { kind, period, size });

const play = (token: string, key: string = randomUUID()) =>
  sandbox.api(
    "/member/game/play1",
    {
      gpId: "GPHL",
      game_type: 2,
      game_code: sandbox.services.catalogue.gamesOf("GPHL", 2)[0]?.game_code,
      lobby_url: "http://localhost:4000/close",
      device: 1,
    },
    { token, key },
  );

const logIn = async (account: string) => {
  const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 });
  return sandbox.api("/login", {
    account,
    password: "naluma88",
    site_id: 1,
    answer: "0000",
    captcha_token: captcha.data["token"],
  });
};

describe("a member's limits", () => {
  test("there are nine limits, none set at first; lower holds at once, higher is pending and can be cancelled", async () => {
    const { token, memberId } = await sandbox.login("player21");
    const before = await stateOf(token);
    expect(before).toMatchObject({ currency: "USD", time_out_until: null });
    expect(before.limits).toHaveLength(9);
    expect(before.breaks).toHaveLength(6);
    for (const { size, used, pending } of before.limits)
      expect({ size, used, pending }).toEqual({
        size: null,
        used: expect.stringMatching(/^0(\.00)?$/),
        pending: null,
      });

    expect(one(await set(token, "loss", "week", "50.00"), "loss", "week")?.size).toBe("50.00");
    expect(one(await set(token, "session", "day", "90"), "session", "day")?.size).toBe("90");
    const raised = one(await set(token, "loss", "week", null), "loss", "week");
    expect(raised).toMatchObject({ size: "50.00", pending: { size: null } });
    const from = Date.parse(raised?.pending?.from ?? "");
    expect(Math.abs(from - sandbox.services.clock() - raiseDelay)).toBeLessThan(60_000);

    const { ledger, db } = sandbox.services;
    await db.transaction((tx) =>
      ledger.transfer(tx, {
        key: "paid in by player21",
        kind: "top-up",
        entries: [
          { account: houseAccount("USD"), amount: -1_250n },
          { account: mainAccount(memberId, "USD"), amount: 1_250n },
        ],
      }),
    );
    const used = (await stateOf(token)).limits.map((found) => `${found.kind} ${found.used}`);
    expect(used).toEqual([
      ...Array.from({ length: 3 }, () => "deposit 12.50"),
      ...Array.from({ length: 3 }, () => "loss 0.00"),
      ...Array.from({ length: 3 }, () => "session 0"),
    ]);

    const name = { kind: "loss", period: "week" };
    const kept = one(await stateOf(token, "member/limits/keep", name), "loss", "week");
    expect(kept).toMatchObject({ size: "50.00", pending: null });
  });

  test.each([
    ["an amount of nothing", { kind: "loss", period: "day", size: "0.00" }],
    ["no amount", { kind: "loss", period: "day", size: "-5.00" }],
    ["another kind", { kind: "wins", period: "day", size: "5.00" }],
    ["another period", { kind: "loss", period: "year", size: "5.00" }],
    ["more than is asked for", { kind: "loss", period: "day", size: "5.00", member: 1 }],
  ])("%s is malformed", async (_, body) => {
    const { token, memberId } = await sandbox.login("player22");
    expect((await call(token, "member/limits/set", body)).status).toBe(400);
    const rows = await sandbox.services.db
      .select()
      .from(playLimit)
      .where(eq(playLimit.memberId, memberId));
    expect(rows).toEqual([]);
  });

  test("limits are whole numbers where a currency has no smaller unit", async () => {
    const { token } = await sandbox.login("player14");
    const body = { kind: "loss", period: "day", size: "500.50" };
    expect((await call(token, "member/limits/set", body)).status).toBe(400);
    expect(one(await set(token, "loss", "day", "500.00"), "loss", "day")?.size).toBe("500.00");
  });

  test("visitors have no limits, and neither has a site that does not offer them", async () => {
    expect((await call("no-token-of-anybody", "member/limits")).status).toBe(401);
    const { token, memberId } = await sandbox.login("player30");
    const move = (siteId: number) =>
      sandbox.services.db.update(member).set({ siteId }).where(eq(member.id, memberId));
    await sandbox.services.db
      .update(member)
      .set({ account: "moved" })
      .where(eq(member.id, memberId));
    await move(2);
    expect((await call(token, "member/limits")).status).toBe(404);
    expect((await call(token, "member/limits/time-out", { length: "1-week" })).status).toBe(404);
    await move(1);
  });
});

test("a site that leaves a part of it out names no more of it either", async () => {
  const { data } = await sandbox.operator("GET", "/settings");
  const [site] = v.parse(v.tuple([v.object({ settings: v.looseObject({}) })]), data);
  const leaveOut = (...leftOut: readonly string[]) =>
    sandbox.operator("POST", "/settings/1", { ...site.settings, leftOut });
  const { token } = await sandbox.login("player31");
  await leaveOut("limits", "selfExclusion");
  const { data: state } = await sandbox.api("/services/v1/member/limits", {}, { token });
  await leaveOut();
  expect(state["limits"]).toEqual([]);
  const { breaks } = v.parse(v.object({ breaks: v.array(v.object({ kind: v.string() })) }), state);
  expect(new Set(breaks.map(({ kind }) => kind))).toEqual(new Set(["time-out"]));
});

test("a platform that offers only a part of it names no more, and answers the other calls with 404", async () => {
  const half = await startForTest({ SANDBOX_CAPABILITIES: "timeOut" });
  try {
    const { token } = await half.login("player21");
    const limits = "/services/v1/member/limits";
    const { data } = await half.api(limits, {}, { token });
    const { limits: sizes, breaks } = v.parse(state, data);
    expect([sizes, breaks.map(({ length }) => length)]).toEqual([
      [],
      ["24-hours", "1-week", "1-month"],
    ]);
    const name = { kind: "loss", period: "day" };
    const bodies = {
      set: { ...name, size: "5.00" },
      keep: name,
      "self-exclusion": { length: "1-year" },
    };
    for (const [path, body] of Object.entries(bodies))
      expect((await half.api(`${limits}/${path}`, body, { token })).status).toBe(404);
  } finally {
    await half.remove();
  }
});

describe("what a member's limits forbid has a code of its own", () => {
  test("play1 is refused when the smallest stake would pass a loss limit, and the same key gets the same answer", async () => {
    const { token } = await sandbox.login("player23");
    await set(token, "loss", "day", "0.19");
    const key = randomUUID();
    const refused = { status: 200, code: "323", data: { period: "day", size: "0.19" } };
    expect(await play(token, key)).toMatchObject(refused);
    expect(await play(token, key)).toMatchObject(refused);
    await set(token, "loss", "day", null);
    expect(await play(token)).toMatchObject(refused);
  });

  test("a top-up that would pass the deposit limit is refused", async () => {
    const { token } = await sandbox.login("player04");
    await set(token, "deposit", "month", "99.99");
    expect(await topUp(token)).toMatchObject({
      code: "324",
      data: { period: "month", size: "99.99" },
    });
    await set(token, "loss", "month", "1.00");
    expect(one(await stateOf(token), "deposit", "month")?.used).toBe("0.00");
  });

  test("a start during a time-out is refused; the open game has ended, and its money is home and can be withdrawn", async () => {
    const { token, memberId } = await sandbox.login("player24");
    expect((await play(token)).code).toBe("100");
    const window = await listen(sandbox, { token, memberId });
    const after = await stateOf(token, "member/limits/time-out", { length: "24-hours" });
    expect((await window.next("member.cash")).data).toEqual({ cash: "1000.00" });
    window.close();
    expect(Date.parse(after.time_out_until ?? "") - Date.parse(after.now)).toBeGreaterThan(
      24 * 60 * 60_000 - 60_000,
    );
    expect(await runningLaunch(sandbox.services.db, memberId)).toBeUndefined();
    expect(await play(token)).toMatchObject({ code: "321", data: { until: after.time_out_until } });
    expect(await topUp(token)).toMatchObject({ code: "101" });
    // A shorter time-out does not shorten the current one, a longer one extends it.
    const longer = await stateOf(token, "member/limits/time-out", { length: "1-week" });
    const shorter = await stateOf(token, "member/limits/time-out", { length: "24-hours" });
    expect(shorter.time_out_until).toBe(longer.time_out_until);
    expect((await logIn("player24")).code).toBe("100");
    const taken = await sandbox.operator("POST", "/money", { member: "player24", amount: "-1000" });
    expect(taken.code).toBe("100");
  });

  test("a time-out that is sent again under its key is the same one, and another length under it is refused", async () => {
    const { token } = await sandbox.login("player16");
    const take = (length: string, key?: string) =>
      sandbox.api(
        "/services/v1/member/limits/time-out",
        { length },
        { token, ...(key !== undefined && { key }) },
      );
    const [first, beside] = await Promise.all([
      take("1-week", "a-week-off"),
      take("1-week", "a-week-off"),
    ]);
    expect(first).toMatchObject({ code: "100", data: { time_out_until: expect.any(String) } });
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    const again = await take("1-week", "a-week-off");
    expect([beside?.data, again.data]).toEqual([first?.data, first?.data]);
    expect((await take("1-month", "a-week-off")).status).toBe(409);
    const anew = await take("1-week");
    expect(anew.data["time_out_until"]).not.toBe(first?.data["time_out_until"]);
  });

  test("an exclusion that is sent twice under one key is one, and afterwards its session is over", async () => {
    const { token, memberId } = await sandbox.login("player36");
    const exclude = () =>
      sandbox.api(
        "/services/v1/member/limits/self-exclusion",
        { length: "6-months" },
        { token, key: "half-a-year" },
      );
    const both = await Promise.all([exclude(), exclude()]);
    // The second is answered like the first, or finds the session ended.
    for (const { status } of both) expect([200, 401]).toContain(status);
    expect(both.map(({ code }) => code)).toContain("100");
    const rows = await sandbox.services.db
      .select()
      .from(playExclusion)
      .where(eq(playExclusion.memberId, memberId));
    expect(rows).toHaveLength(1);
    expect((await exclude()).status).toBe(401);
  });

  test("a start that still waits for its provider when the time-out begins is refused", async () => {
    const { token, memberId } = await sandbox.login("player27");
    const provider = await slowProvider(sandbox, "GPHL");
    const starting = play(token);
    await provider.isAsked();
    await call(token, "member/limits/time-out", { length: "24-hours" });
    // The start was cancelled, so it does not open a game even after the time-out is over.
    await sandbox.services.db.delete(playExclusion).where(eq(playExclusion.memberId, memberId));
    provider.answer();
    expect((await starting).code).toBe("999");
    await sandbox.operator("POST", "/providers/GPHL", { state: "open" });
  });

  test("a start after the day's time is used up is refused", async () => {
    const { token, memberId } = await sandbox.login("player28");
    await set(token, "session", "day", "1");
    expect((await play(token)).code).toBe("100");
    const { db, clock } = sandbox.services;
    const openedAt = clock() - 90_000;
    await db.update(launch).set({ openedAt }).where(eq(launch.memberId, memberId));
    const day = one(await stateOf(token), "session", "day");
    // Another half minute does not make a full minute yet.
    expect(day?.used).toBe("1");
    const until = day?.resets_at;
    expect(await play(token)).toMatchObject({
      code: "322",
      data: { period: "day", size: "1", until },
    });
  });

  test("a start in a time-out is refused, and its game keeps its money while the provider cannot be reached", async () => {
    const { token, memberId } = await sandbox.login("player29");
    await play(token);
    const { db, ledger } = sandbox.services;
    const held = () => ledger.balance(db, providerWallet(memberId, "GPHL", "USD"));
    const provider = (state: string) => sandbox.operator("POST", "/providers/GPHL", { state });
    await provider("refusing");
    await call(token, "member/limits/time-out", { length: "24-hours" });
    expect(await runningLaunch(db, memberId)).toBeUndefined();
    expect(await held()).toBe(100_000n);
    await provider("open");
    // Retrieving one's own money is not play, so a time-out does not prevent it.
    const back = await sandbox.api("/member/profile/balance/all/back", {}, { token });
    expect([back.code, await held()]).toEqual(["100", 0n]);
  });

  test("every way of logging in is refused while an exclusion lasts, and nothing revokes it", async () => {
    const { token } = await sandbox.login("player25");
    const terminate = vi.spyOn(sandbox.services.publisher, "terminate");
    const linkNow = async () => {
      const link = await sandbox.operator("POST", "/login-links", { member: "player25" });
      return new URL(String(link.data["address"])).searchParams.get("enc");
    };
    const before = await linkNow();
    const ended = await call(token, "member/limits/self-exclusion", { length: "6-months" });
    expect(ended).toMatchObject({ code: "100", data: { until: expect.any(String) } });
    await sandbox.services.background.settled();
    const [sessionId = ""] = token.split(".");
    expect(terminate).toHaveBeenCalledWith([sandbox.services.connectionUser(sessionId)]);

    expect((await call(token, "member/limits")).status).toBe(401);
    const refused = {
      status: 200,
      code: "325",
      data: {
        until: expect.any(String),
        help: [{ name: "Gambling Therapy" }, { name: "GamCare" }],
      },
    };
    expect(await logIn("player25")).toMatchObject(refused);
    expect((await sandbox.api("/get_info_data", { enc: before })).code).toBe("999");
    expect(await sandbox.api("/get_info_data", { enc: await linkNow() })).toMatchObject(refused);
    // Shown only to the owner: a wrong password gets the same response as any other.
    const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 });
    const guess = { account: "player25", password: "naluma99", site_id: 1, answer: "0000" };
    const wrong = await sandbox.api("/login", { ...guess, captcha_token: captcha.data["token"] });
    expect(wrong.code).toBe("101");
  });
});

describe("a seeded account", () => {
  test("an excluded seeded account is not let in; one on a time-out is, but starts nothing", async () => {
    const accountOf = (purpose: string) =>
      accountName(accounts.findIndex((account) => account.purpose.startsWith(purpose)));
    expect((await logIn(accountOf("Has excluded itself"))).code).toBe("325");
    const { token } = await sandbox.login(accountOf("Takes a time-out"));
    expect((await play(token)).code).toBe("321");
    const limited = await sandbox.login(accountOf("May lose a dollar"));
    const day = one(await stateOf(limited.token), "loss", "day");
    expect(day).toMatchObject({ size: "1.00", pending: null });
  });
});
