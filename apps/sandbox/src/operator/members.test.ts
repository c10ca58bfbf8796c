import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { member, session } from "../ground/db/schema.ts";
import { AccountClosed, PasswordChanged } from "../members/sessions.ts";
import { playLimit } from "../responsible-play/schema.ts";
import { listen } from "../testing/listener.ts";
import { slowProvider } from "../testing/slow-provider.ts";
import { operatorKey, startForTest, type StartedSandbox } from "../testing/started.ts";
import { closeAccount } from "./access.ts";
import { operatorAction } from "./schema.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const reason = "The player asked for it.";

const open = async (account: string, more: object = {}) => {
  const body = { account, password: "naluma88", currency: "USD", dollars: 100, ...more };
  const { data } = await sandbox.operator("POST", "/members", body);
  return v.parse(v.object({ member_id: v.number() }), data).member_id;
};

const page = v.object({
  list: v.array(v.looseObject({ member_id: v.number(), account: v.string() })),
  next: v.nullable(v.string()),
  total: v.number(),
});

const search = async (query: Record<string, string>) => {
  const { data } = await sandbox.operator("GET", `/members?${new URLSearchParams(query)}`);
  return v.parse(page, data);
};

const adjust = async (id: number, body: object, key?: string) => {
  const answer = await fetch(`${sandbox.origin}/sandbox/members/${id}/money`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${operatorKey}`,
      "content-type": "application/json",
      ...(key !== undefined && { "idempotency-key": key }),
    },
    body: JSON.stringify(body),
  });
  const { data } = v.parse(v.object({ data: v.unknown() }), await answer.json());
  return { status: answer.status, data };
};

const actionsOn = (target: string) =>
  sandbox.services.db
    .select()
    .from(operatorAction)
    .where(eq(operatorAction.target, target))
    .orderBy(operatorAction.id);

const attempt = async (account: string, password = "naluma88") => {
  const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 });
  return sandbox.api("/login", {
    account,
    password,
    site_id: 1,
    answer: "0000",
    captcha_token: captcha.data["token"],
  });
};

const start = (token: string, key: string) => {
  const game = sandbox.services.catalogue.games.find(
    ({ gp_id, game_type }) => gp_id === "GPHL" && game_type === 3,
  );
  const body = {
    gpId: "GPHL",
    game_type: 3,
    game_code: game?.game_code,
    device: 1,
    lobby_url: "http://localhost:4000/",
  };
  return sandbox.api("/member/game/play1", body, { token, key });
};

describe("a search", () => {
  test("a search finds by part of the account, by id and by part of the name", async () => {
    const id = await open("seekme01");
    await sandbox.services.db
      .update(member)
      .set({ facts: { name: "Seraphina Quill" } })
      .where(eq(member.id, id));
    for (const text of ["EEKME0", String(id), "phina q"]) {
      const { list, total } = await search({ text });
      expect(list).toMatchObject([{ member_id: id, account: "seekme01", cash: "100.00" }]);
      expect(total).toBe(1);
    }
  });

  test("a search is narrowed by site, currency and state", async () => {
    const all = await search({ text: "player", limit: "100" });
    const second = await search({ text: "player", limit: "100", site_id: "2" });
    expect(second.total).toBeGreaterThan(0);
    expect(second.total).toBeLessThan(all.total);
    const rows = await search({ currency: "VND", site_id: "1", limit: "100" });
    expect(rows.list.every((row) => row["currency"] === "VND" && row["site_id"] === 1)).toBe(true);
    const closed = await search({ state: "disabled", limit: "100" });
    expect(closed.list.every((row) => row["state"] === "disabled")).toBe(true);
  });

  test("a search pages through everybody once, even while members join", async () => {
    const seen: number[] = [];
    let after: string | null = "0";
    let first = true;
    while (after !== null) {
      // oxlint-disable-next-line no-await-in-loop -- a page names the next one
      const got: v.InferOutput<typeof page> = await search({
        limit: "7",
        ...(!first && { after }),
      });
      // oxlint-disable-next-line no-await-in-loop -- joins between two pages
      if (first) await open("latecomer");
      first = false;
      seen.push(...got.list.map((row) => row.member_id));
      ({ next: after } = got);
    }
    const { total } = await search({});
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(total - 1);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    // Every page has the total of all pages; a page that ends exactly with the last member has no next page.
    const latest = { text: "latecomer", limit: "1" };
    expect(await search(latest)).toMatchObject({ list: [{}], next: null, total: 1 });
    expect(await search({ limit: "7", after: String(seen[6]) })).toMatchObject({ total });
  });

  test.each(["%", "_", "\\", "' or 1=1 --", "player0_", "%layer01", "\u0000"])(
    "%j is searched as text, not as a pattern",
    async (text) => {
      const answer = await sandbox.operator("GET", `/members?${new URLSearchParams({ text })}`);
      if (text === "\u0000") expect(answer.status).toBe(400);
      else expect(answer.data).toMatchObject({ list: [], total: 0 });
    },
  );

  test.each(["site_id=x", "state=gone", "limit=0", "limit=101", "after=-1", "nobody=1"])(
    "%s is refused",
    async (query) => {
      expect((await sandbox.operator("GET", `/members?${query}`)).status).toBe(400);
    },
  );
});

describe("one member", () => {
  test("a member is shown with wallets, devices, limits and the latest movements, and no secret", async () => {
    const { token, memberId } = await sandbox.login("player01");
    const answer = await sandbox.operator("GET", `/members/${memberId}`);
    expect(answer.data).toMatchObject({
      member_id: memberId,
      account: "player01",
      state: "active",
      must_change_password: false,
      devices: [{ is_live: true }],
      self_excluded_until: null,
    });
    const [device] = v.parse(v.array(v.object({ at: v.string() })), answer.data["devices"]);
    expect(answer.data["last_login_at"]).toBe(device?.at);
    const text = JSON.stringify(answer.data);
    expect(text).not.toContain("argon2");
    expect(text).not.toContain(token.split(".")[1]);
    expect((await sandbox.operator("GET", "/members/999999")).status).toBe(404);
  });
});

test("a member's break and limit are shown as they are", async () => {
  const { data: onTimeOut } = await sandbox.operator("GET", "/members/1043");
  expect(onTimeOut).toMatchObject({
    time_out_until: expect.stringMatching(/Z$/),
    self_excluded_until: null,
  });
  const { data: excluded } = await sandbox.operator("GET", "/members/1044");
  expect(excluded).toMatchObject({
    time_out_until: null,
    self_excluded_until: expect.stringMatching(/Z$/),
  });
  const { data: limited } = await sandbox.operator("GET", "/members/1042");
  const own = { limits: [{ kind: "loss", period: "day", size: "1.00" }] };
  expect(limited).toMatchObject(own);
  // A limit removed a day ago no longer counts.
  const taken = { memberId: 1042, kind: "loss", period: "week", size: 900n } as const;
  await sandbox.services.db
    .insert(playLimit)
    .values({ ...taken, pendingSize: null, pendingFrom: sandbox.services.clock() });
  expect((await sandbox.operator("GET", "/members/1042")).data).toMatchObject(own);
});

test("letters, money and access are for the account on the named site", async () => {
  const named = { member: "player21" };
  const letter = { title: { en_US: "T" }, content: { en_US: "C" } };
  for (const [path, body] of [
    ["/letters", letter],
    ["/money", { amount: "1.00" }],
  ] as const)
    for (const [site, id] of [
      [{ site_id: 2 }, 2021],
      [{}, 1021],
    ] as const) {
      const { data } = await sandbox.operator("POST", path, { ...named, ...site, ...body });
      expect(data).toMatchObject({ member_id: id });
    }
  const link = await sandbox.operator("POST", "/login-links", { ...named, site_id: 2 });
  const enc = new URL(String(link.data["address"])).searchParams.get("enc");
  const { data } = await sandbox.api("/get_info_data", { enc });
  expect(JSON.parse(v.parse(v.string(), data))).toMatchObject({ member_id: 2021 });
});

test("a member's windows show an operator's money and letters at once", async () => {
  const player = await sandbox.login("player23");
  const window = await listen(sandbox, player);
  const cash = async () => (await window.next("member.cash")).data;
  await adjust(player.memberId, { amount: "-1.00", reason }, "seen-at-once");
  expect(await cash()).toEqual({ cash: "999.00" });
  await sandbox.operator("POST", "/money", { member: "player23", amount: "2.00" });
  expect(await cash()).toEqual({ cash: "1001.00" });
  const letter = { member: "player23", title: { en_US: "T" }, content: { en_US: "C" } };
  const { data } = await sandbox.operator("POST", "/letters", letter);
  expect((await window.next("letter.sent")).data).toEqual({ id: data["id"] });
  window.close();
});

describe("money", () => {
  test("money moves once for a key, for a reason that is logged with the operator", async () => {
    const id = await open("rich0001");
    const body = { amount: "12.50", reason };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => adjust(id, body, "key-of-12")),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, data: { cash: "112.50" } });
    expect(await adjust(id, { ...body, amount: "13.00" }, "key-of-12")).toMatchObject({
      status: 409,
    });
    const written = (await actionsOn("rich0001")).filter(({ what }) => what === "member.money");
    expect(written).toMatchObject([
      {
        who: "operator key",
        detail: { member_id: id, amount: "12.50", reason, ledger_key: "operator:key-of-12" },
      },
    ]);
  });

  test("money is listed with its type, by whom and why; the initial gift of the house is not a deposit either", async () => {
    const { memberId } = await sandbox.login("player08");
    await adjust(memberId, { amount: "12.50", reason }, "key-of-08-given");
    await adjust(memberId, { amount: "-2.50", reason: "Too much." }, "key-of-08-taken");
    const { data } = await sandbox.operator("GET", `/members/${memberId}`);
    expect(data["records"]).toMatchObject([
      { kind: "operator", amount: "-2.50", who: "operator key", reason: "Too much." },
      { kind: "operator", amount: "12.50", who: "operator key", reason },
      { kind: "seed", who: null, reason: null },
    ]);
  });

  test("simultaneous adjustments all count, and none overdraws", async () => {
    const id = await open("rich0002");
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        adjust(id, { amount: "-10.00", reason }, `taken-${index}-away`),
      ),
    );
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(taken.filter(({ status }) => status === 409)).toHaveLength(2);
    const { data } = await sandbox.operator("GET", `/members/${id}`);
    expect(data).toMatchObject({ cash: "0.00" });
  });

  test.each([
    [{ amount: "1.00" }, "key-of-none", 400],
    [{ amount: "1.00", reason: "  x " }, "key-of-none", 400],
    [{ amount: "1,000.00", reason }, "key-of-none", 400],
    [{ amount: "0.00", reason }, "key-of-none", 422],
    [{ amount: "1.00", reason }, undefined, 422],
    [{ amount: "1.00", reason }, "short", 422],
  ])("%j under the key %s is refused", async (body, key, status) => {
    const { memberId } = await sandbox.login("player02");
    expect((await adjust(memberId, body, key)).status).toBe(status);
  });
});

describe("an account that is disabled", () => {
  test("a disabled account refuses every token and every login, until it is enabled again", async () => {
    const { token, memberId } = await sandbox.login("player03");
    const closed = await sandbox.operator("POST", `/members/${memberId}/disable`, { reason });
    expect(closed.data).toMatchObject({ member_id: memberId, sessions_ended: 1 });

    expect((await sandbox.api("/member/profile", {}, { token })).status).toBe(401);
    expect((await sandbox.api("/services/v1/member/devices", {}, { token })).status).toBe(401);
    const auth = await fetch(`${sandbox.origin}/api/broadcasting/auth`, {
      method: "POST",
      headers: { authorization: token, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        socket_id: "1.1",
        channel_name: `private-member.${memberId}`,
      }).toString(),
    });
    expect(auth.status).toBe(401);
    expect(await attempt("player03")).toMatchObject({ status: 200, code: "102" });

    await sandbox.operator("POST", `/members/${memberId}/enable`, { reason });
    // Ended sessions are not restored.
    expect((await sandbox.api("/member/profile", {}, { token })).status).toBe(401);
    expect(await attempt("player03")).toMatchObject({ code: "100" });
    expect((await actionsOn("player03")).map(({ what }) => what)).toEqual([
      "member.disable",
      "member.enable",
    ]);
  });

  test("a login that was proven before the account was disabled does not outlive it", async () => {
    const id = await open("racing01");
    const { db, sessions } = sandbox.services;
    let close = () => {};
    const closing = new Promise<void>((resolve) => {
      close = resolve;
    });
    // The login waits for the row that the operator's transaction has locked.
    const disabling = db.transaction(async (tx) => {
      await closeAccount(sandbox.services, tx, id);
      close();
    });
    await closing;
    const login = db.transaction((tx) => sessions.begin(tx, id));
    await disabling;
    await expect(login).rejects.toThrow(AccountClosed);
    expect(await db.select().from(session).where(eq(session.memberId, id))).toEqual([]);
  });

  test.for([0, 1, 2, 3, 4])(
    "whichever of many logins and a disabling is last, nobody is logged in: %i before it",
    async (before) => {
      const account = `racing1${before}`;
      const id = await open(account);
      // Only four at once: with more than five per account, the limit on guesses would refuse some.
      const attempts = (count: number) => Array.from({ length: count }, () => attempt(account));
      const outcomes = await Promise.all([
        ...attempts(before),
        sandbox.operator("POST", `/members/${id}/disable`, { reason }),
        ...attempts(4 - before),
      ]);
      for (const { code } of outcomes) expect(["100", "102"]).toContain(code);
      const now = sandbox.services.clock();
      const rows = await sandbox.services.db.select().from(session).where(eq(session.memberId, id));
      expect(rows.filter(({ endsAt }) => endsAt === null || endsAt > now)).toEqual([]);
    },
  );

  test("the running game of a disabled account takes no more stakes, and the money is returned", async () => {
    const id = await open("playing1");
    const { token } = await sandbox.login("playing1");
    const started = await start(token, "start-of-playing1");
    expect(started.code).toBe("100");
    await sandbox.operator("POST", `/members/${id}/disable`, { reason });
    const { data } = await sandbox.operator("GET", `/members/${id}`);
    expect(data).toMatchObject({ state: "disabled", cash: "100.00" });
  });
});

test("a start that waits while its member is disabled takes no money", async () => {
  const id = await open("playing2");
  const { token } = await sandbox.login("playing2");
  const provider = await slowProvider(sandbox, "GPHL");
  const starting = start(token, "start-of-playing2");
  await provider.isAsked();
  await sandbox.operator("POST", `/members/${id}/disable`, { reason });
  provider.answer();
  expect((await starting).code).not.toBe("100");
  await sandbox.operator("POST", "/providers/GPHL", { state: "open" });
  const { data } = await sandbox.operator("GET", `/members/${id}`);
  expect(data).toMatchObject({ cash: "100.00" });
});

test("a login with the old password starts nothing once there is a new one", async () => {
  const id = await open("racing03");
  const { db, sessions } = sandbox.services;
  const [before] = await db.select().from(member).where(eq(member.id, id));
  await sandbox.operator("POST", `/members/${id}/password`, { reason });
  const login = db.transaction((tx) => sessions.begin(tx, id, before?.passwordHash));
  await expect(login).rejects.toThrow(PasswordChanged);
});

test.each(["log-out", "password", "disable"])(
  "sessions that an operator ends by %s lose their sockets, and are counted in the log",
  async (name) => {
    const account = `${name.replace("-", "")}1`;
    const memberId = await open(account);
    const tokens = [await sandbox.login(account), await sandbox.login(account)];
    const { background, connectionUser, publisher } = sandbox.services;
    await background.settled();
    const terminate = vi.spyOn(publisher, "terminate");
    await sandbox.operator("POST", `/members/${memberId}/${name}`, { reason });
    await background.settled();
    // The one that the second login has replaced is still within its minute of grace.
    const users = tokens.map(({ token }) => connectionUser(token.split(".")[0] ?? ""));
    expect(terminate.mock.calls.flat(2).toSorted()).toEqual(users.toSorted());
    expect((await actionsOn(account)).at(-1)).toMatchObject({ detail: { sessions: 2 } });
  },
);

test("an operator logs a member out everywhere, who may log in again", async () => {
  const { token, memberId } = await sandbox.login("player04");
  const out = await sandbox.operator("POST", `/members/${memberId}/log-out`, { reason });
  expect(out.data).toMatchObject({ sessions_ended: 1 });
  expect((await sandbox.api("/member/profile", {}, { token })).status).toBe(401);
  expect((await attempt("player04")).code).toBe("100");
});

test("a password from an operator is shown once and must be changed", async () => {
  const memberId = await open("forgot01");
  const { token } = await sandbox.login("forgot01");
  const { data } = await sandbox.operator("POST", `/members/${memberId}/password`, { reason });
  const { password } = v.parse(v.object({ password: v.string() }), data);
  expect(password).toMatch(/^[a-z2-9]{12}$/);
  expect((await sandbox.api("/member/profile", {}, { token })).status).toBe(401);
  expect((await attempt("forgot01")).code).toBe("101");
  const login = await attempt("forgot01", password);
  expect(login.code).toBe("100");
  const layout = await sandbox.api(
    "/member/profile/common/layout",
    {},
    { token: v.parse(v.object({ token: v.string() }), login.data).token },
  );
  expect(layout.data["member_common_layout"]).toMatchObject({ first_login_to_change_password: 1 });
  const written = await actionsOn("forgot01");
  expect(written).toMatchObject([
    { what: "member.open" },
    { what: "member.password", detail: { reason } },
  ]);
  expect(JSON.stringify(written)).not.toContain(password);
});

test("a password from an operator also opens an account that was transferred from another platform", async () => {
  expect((await attempt("player32")).code).toBe("802");
  const { data } = await sandbox.operator("POST", "/members/1032/password", { reason });
  const { password } = v.parse(v.object({ password: v.string() }), data);
  const login = await attempt("player32", password);
  const { token } = v.parse(v.object({ token: v.string() }), login.data);
  const profile = await sandbox.api("/member/profile", {}, { token });
  expect(profile.data["member_profile"]).toMatchObject({ member_name: "Orla Finch" });
});

test.each(["disable", "enable", "log-out", "password", "reality-check"])(
  "nothing is done without a reason: %s",
  async (name) => {
    const { memberId } = await sandbox.login("player08");
    expect((await sandbox.operator("POST", `/members/${memberId}/${name}`, {})).status).toBe(400);
    expect((await sandbox.operator("POST", `/members/999999/${name}`, { reason })).status).toBe(
      404,
    );
  },
);
