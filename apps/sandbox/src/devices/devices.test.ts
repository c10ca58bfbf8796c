import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { siteTime } from "../ground/clock.ts";
import { session, token as tokens } from "../ground/db/schema.ts";
import { password } from "../members/seeded-accounts.ts";
import { idleLimit } from "../members/sessions.ts";
import { gatewaySecret, startForTest, type StartedSandbox } from "../testing/started.ts";
import { knownDevice, signIn } from "./schema.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const place = { browser: v.string(), system: v.string(), address: v.string(), at: v.string() };
const listed = v.object({
  list: v.array(
    v.strictObject({ id: v.string(), ...place, is_here: v.boolean(), is_live: v.boolean() }),
  ),
  last_login: v.nullable(v.strictObject({ ...place, is_here: v.boolean() })),
});

const call = (path: string, token: string, body: object = {}) =>
  fetch(`${sandbox.origin}/api/services/v1/member/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token, lang: "en_US" },
    body: JSON.stringify(body),
  });

const devicesOf = async (token: string) =>
  v.parse(v.object({ data: listed }), await (await call("devices", token)).json()).data;

const remove = async (token: string, body: object) => {
  const answered = v.object({ data: v.object({ removed: v.number() }) });
  return v.parse(answered, await (await call("devices/remove", token, body)).json()).data.removed;
};

interface From {
  readonly udid?: string;
  readonly browser?: string;
  readonly system?: string;
  readonly address?: string;
}

const logIn = async (account: string, { address = "203.0.113.7", ...device }: From) => {
  const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 });
  const { data } = await sandbox.api(
    "/login",
    {
      account,
      password,
      site_id: 1,
      answer: "0000",
      captcha_token: captcha.data["token"],
      ...device,
    },
    { headers: { "x-forwarded-for": address, "x-naluma-gateway": gatewaySecret } },
  );
  return v.parse(v.object({ token: v.string(), member_id: v.number() }), data);
};

const laptop: From = { udid: "laptop-1", browser: "Firefox", system: "Linux" };
const phone: From = {
  udid: "phone-1",
  browser: "Safari",
  system: "iOS",
  address: "198.51.100.4",
};

let account: string;
let next = 0;
beforeEach(async () => {
  next += 1;
  account = `devices${String(next).padStart(3, "0")}`;
  await sandbox.operator("POST", "/members", { account, password });
});

describe("the devices of a member", () => {
  test("a member's devices are those that logged in, the requesting one first, each listed once", async () => {
    await logIn(account, laptop);
    await logIn(account, phone);
    const { token } = await logIn(account, { ...laptop, address: "203.0.113.9" });
    const { list, last_login } = await devicesOf(token);
    expect(list).toMatchObject([
      { browser: "Firefox", system: "Linux", address: "203.0.113.9", is_here: true, is_live: true },
      { browser: "Safari", system: "iOS", address: "198.51.100.4", is_here: false },
    ]);
    expect(last_login).toMatchObject({
      browser: "Safari",
      address: "198.51.100.4",
      is_here: false,
    });
  });

  test("a device has no previous login before the first, and says when it was here before", async () => {
    const first = await logIn(account, laptop);
    expect((await devicesOf(first.token)).last_login).toBeNull();
    const second = await logIn(account, laptop);
    expect((await devicesOf(second.token)).last_login).toMatchObject({ is_here: true });
    // A request within the grace period of the first login does not see later logins.
    expect((await devicesOf(first.token)).last_login).toBeNull();
  });

  test("a device never reveals the id by which a login knows it, and differs between members", async () => {
    const other = `${account}x`;
    await sandbox.operator("POST", "/members", { account: other, password });
    const one = await logIn(account, laptop);
    const two = await logIn(other, laptop);
    const [first] = (await devicesOf(one.token)).list;
    const [second] = (await devicesOf(two.token)).list;
    expect(JSON.stringify(first)).not.toContain("laptop-1");
    expect(first?.id).not.toBe(second?.id);
  });

  test("a device is live while any of its sessions is, even a replaced one within its grace", async () => {
    const before = await logIn(account, laptop);
    const { token } = await logIn(account, laptop);
    await sandbox.api("/logout", {}, { token });
    expect((await devicesOf(before.token)).list).toMatchObject([{ is_here: true, is_live: true }]);
  });

  test("only the member's own devices are forgotten, after ninety days, at a login", async () => {
    const { db, clock } = sandbox.services;
    const days = 24 * 60 * 60_000;
    const other = `${account}z`;
    await sandbox.operator("POST", "/members", { account: other, password });
    const of = async (who: string, from: From) => (await logIn(who, from)).member_id;
    const [own, stranger] = [await of(account, laptop), await of(other, laptop)];
    const age = (memberId: number, ago: number) =>
      db
        .update(signIn)
        .set({ at: clock() - ago })
        .where(eq(signIn.memberId, memberId));
    const kept = async (memberId: number) =>
      (await db.select().from(signIn).where(eq(signIn.memberId, memberId))).length;
    await age(own, 90 * days - 60_000);
    await age(stranger, 91 * days);
    await logIn(account, phone);
    expect([await kept(own), await kept(stranger)]).toEqual([2, 1]);
    await age(own, 90 * days + 60_000);
    await logIn(account, phone);
    expect(await kept(own)).toBe(1);
  });

  test("the other devices are listed below, the latest login first, each as it was then", async () => {
    await logIn(account, { udid: "old-1", browser: "Edge", system: "Windows" });
    await logIn(account, phone);
    await logIn(account, { ...phone, browser: "Chrome", address: "198.51.100.5" });
    const { token } = await logIn(account, laptop);
    // Logins in the same millisecond would have no defined order.
    const { db, clock } = sandbox.services;
    const all = await db.select().from(signIn).where(eq(signIn.udid, "old-1"));
    for (const { sessionId } of all)
      await db
        .update(session)
        .set({ createdAt: clock() - 60_000 })
        .where(eq(session.id, sessionId));
    const { list } = await devicesOf(token);
    expect(list.map(({ browser, address }) => [browser, address])).toEqual([
      ["Firefox", "203.0.113.7"],
      ["Chrome", "198.51.100.5"],
      ["Edge", "203.0.113.7"],
    ]);
  });

  test("a device is no longer live after half a day without calls", async () => {
    const before = await logIn(account, phone);
    const { token } = await logIn(account, laptop);
    const { db, clock } = sandbox.services;
    const [sessionId = ""] = before.token.split(".");
    // Clears the end of its grace period, so the session would stay valid.
    await db.update(session).set({ endsAt: null }).where(eq(session.id, sessionId));
    const isLive = async () => (await devicesOf(token)).list[1]?.is_live;
    expect(await isLive()).toBe(true);
    const issuedAt = clock() - idleLimit;
    await db.update(tokens).set({ issuedAt }).where(eq(tokens.sessionId, sessionId));
    expect(await isLive()).toBe(false);
  });

  test("devices that keep no id are separate ones", async () => {
    await logIn(account, { browser: "Edge", system: "Windows" });
    const { token } = await logIn(account, { browser: "Edge", system: "Windows" });
    expect((await devicesOf(token)).list).toHaveLength(2);
  });
});

describe("a device that is removed", () => {
  const known = async (memberId: number, udid: string) => {
    const { db } = sandbox.services;
    const found = await db
      .select()
      .from(knownDevice)
      .where(and(eq(knownDevice.memberId, memberId), eq(knownDevice.udid, udid)));
    return found.length > 0;
  };

  test("a removed device loses its session at once, even within its minute of grace, and is forgotten", async () => {
    const neighbour = `${account}w`;
    await sandbox.operator("POST", "/members", { account: neighbour, password });
    const stranger = await logIn(neighbour, phone);
    const before = await logIn(account, phone);
    const { token, member_id } = await logIn(account, laptop);
    expect((await call("devices", before.token)).status).toBe(200);
    const [, other] = (await devicesOf(token)).list;
    expect(other).toMatchObject({ browser: "Safari", is_live: true });
    const { background, connectionUser, publisher } = sandbox.services;
    await background.settled();
    const terminate = vi.spyOn(publisher, "terminate");
    expect(await remove(token, { id: other?.id })).toBe(1);
    await background.settled();
    const [sessionId = ""] = before.token.split(".");
    expect(terminate.mock.calls).toEqual([[[connectionUser(sessionId)]]]);
    expect((await call("devices", before.token)).status).toBe(401);
    expect((await devicesOf(token)).list).toHaveLength(1);
    expect(await known(member_id, "phone-1")).toBe(false);
    expect(await known(member_id, "laptop-1")).toBe(true);
    expect(await known(stranger.member_id, "phone-1")).toBe(true);
    expect(await remove(token, { id: other?.id })).toBe(0);
  });

  test("all other devices may be removed at once; the requesting one stays", async () => {
    const other = `${account}v`;
    await sandbox.operator("POST", "/members", { account: other, password });
    const stranger = await logIn(other, phone);
    await logIn(account, phone);
    await logIn(account, { browser: "Edge", system: "Windows" });
    const { token, member_id } = await logIn(account, laptop);
    // Its login is too old to be listed.
    const old = { memberId: member_id, udid: "long-ago", at: 0 };
    await sandbox.services.db.insert(knownDevice).values(old);
    expect(await remove(token, { all_others: true })).toBe(2);
    expect(await known(stranger.member_id, "phone-1")).toBe(true);
    expect(await known(member_id, "long-ago")).toBe(false);
    expect(await known(member_id, "laptop-1")).toBe(true);
    const { list, last_login } = await devicesOf(token);
    expect(list).toMatchObject([{ is_here: true, is_live: true }]);
    expect(last_login).toBeNull();
  });

  test("removing all others also forgets devices that are no longer listed", async () => {
    const { token, member_id } = await logIn(account, laptop);
    const old = { memberId: member_id, udid: "long-ago", at: 0 };
    await sandbox.services.db.insert(knownDevice).values(old);
    expect(await remove(token, { all_others: true })).toBe(0);
    expect(await known(member_id, "long-ago")).toBe(false);
    expect(await known(member_id, "laptop-1")).toBe(true);
  });

  test("neither the requesting device nor another member's can be removed", async () => {
    const { token } = await logIn(account, laptop);
    const [own] = (await devicesOf(token)).list;
    expect(await remove(token, { id: own?.id })).toBe(0);

    const other = `${account}y`;
    await sandbox.operator("POST", "/members", { account: other, password });
    const stranger = await logIn(other, phone);
    expect(await remove(stranger.token, { id: own?.id })).toBe(0);
    expect((await call("devices", token)).status).toBe(200);
  });

  test.each([{}, { id: "1" }, { all_others: false }, { id: `d_${"0".repeat(24)}`, more: 1 }])(
    "a request that names neither one device nor all others is refused: %j",
    async (body) => {
      const { token } = await logIn(account, laptop);
      expect((await call("devices/remove", token, body)).status).toBe(400);
    },
  );

  test("nobody removes a device without a token", async () => {
    expect((await call("devices", "")).status).toBe(401);
    expect((await call("devices/remove", "", { all_others: true })).status).toBe(401);
  });
});

describe("a letter", () => {
  const page = {
    active: 1,
    count: 50,
    page: 1,
    site_id: 1,
    sort_field: "created_at",
    sort_order: "desc",
  };
  const letter = v.object({ title: v.string(), content: v.string(), is_read: v.literal(0) });
  const lettersOf = async (token: string, language = "en_US") => {
    const { data } = await sandbox.api("/arks/web/member/letter", { ...page, language }, { token });
    return v.parse(v.object({ list: v.array(letter) }), data).list;
  };

  test("a letter reports a login from a new device, in each language, and not the first one", async () => {
    const { background, publisher } = sandbox.services;
    const publish = vi.spyOn(publisher, "publish");
    const first = await logIn(account, laptop);
    expect(await lettersOf(first.token)).toEqual([]);
    const { token, member_id } = await logIn(account, phone);
    await background.settled();
    const sent = publish.mock.calls.filter(([, event]) => event === "letter.sent");
    expect(sent).toEqual([
      [[`private-member.${member_id}`], "letter.sent", { id: expect.any(Number) }],
    ]);
    const [written, ...more] = await lettersOf(token);
    expect(more).toEqual([]);
    expect(written?.title).toBe("Login from a new device");
    const { db } = sandbox.services;
    const logins = await db.select().from(signIn).where(eq(signIn.memberId, member_id));
    const at = siteTime(logins.find(({ udid }) => udid === "phone-1")?.at ?? 0);
    expect(written?.content).toContain(`Safari · iOS · 198.51.100.4 · ${at} (GMT-4)`);
    expect((await lettersOf(token, "ja_JP"))[0]?.title).toBe("新しい端末からのログイン");
  });

  test("no letter reports a known device again, or one without a name", async () => {
    await logIn(account, laptop);
    await logIn(account, phone);
    await logIn(account, { browser: "Edge", system: "Windows" });
    const { token } = await logIn(account, laptop);
    expect(await lettersOf(token)).toHaveLength(1);
  });

  test("a letter is sent again for a device that was removed", async () => {
    await logIn(account, phone);
    const { token } = await logIn(account, laptop);
    await remove(token, { all_others: true });
    const again = await logIn(account, phone);
    expect(await lettersOf(again.token)).toHaveLength(2);
  });

  test("letters and list contain no sentence written by the client that logs in", async () => {
    await logIn(account, laptop);
    const { token } = await logIn(account, {
      udid: "bad-1",
      browser: "Call +1 555 0100, your money is at risk",
      system: "<a href='https://evil.example'>here</a>",
    });
    const [written] = await lettersOf(token);
    expect(written?.content).not.toMatch(/Call|evil/);
    expect((await devicesOf(token)).list[0]).toMatchObject({ browser: "", system: "" });
  });
});
