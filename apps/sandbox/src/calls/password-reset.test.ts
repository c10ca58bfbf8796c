import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { member, type MemberFacts } from "../ground/db/schema.ts";
import { beginReset, findReset, resetLifetime } from "../members/password-resets.ts";
import { hashPassword } from "../members/passwords.ts";
import { listen } from "../testing/listener.ts";
import { startForTest, type Reply, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

interface Details {
  readonly account?: string;
  readonly withdraw_password?: string;
  readonly member_email?: string;
  readonly member_phone?: string;
}

const nadia = { account: "player20", withdraw_password: "4417", member_email: "nadia@example.com" };
const orla = { account: "player32", withdraw_password: "5284", member_phone: "15550177345" };

const verify = (details: Details) => sandbox.api("/arks/web/vx/verify", details);

const reset = (account: string, token: unknown, password = "newday24") =>
  sandbox.api("/arks/web/vx/reset", { account, password, token });

const logIn = async (account: string, password: string): Promise<Reply> => {
  const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 });
  return sandbox.api("/login", {
    account,
    password,
    site_id: 1,
    answer: "0000",
    captcha_token: captcha.data["token"],
  });
};

/** Tests in this file make more attempts than a player may. */
const forgetTries = async (...accounts: readonly string[]) => {
  for (const account of accounts)
    for (const name of ["verify of", "verify a day of", "reset of", "reset a day of"])
      await sandbox.services.throttle.forget(`${name} ${account}`);
};

test("a transferred account logs in after its password was reset, and not before", async () => {
  expect(await logIn("player32", "naluma88")).toMatchObject({ code: "802", data: null });
  expect((await logIn("player32", "a wrong one")).code).toBe("101");

  const { code, data } = await verify(orla);
  expect(code).toBe("100");
  expect((await reset("player32", data["token"])).code).toBe("100");

  expect((await logIn("player32", "newday24")).code).toBe("100");
  expect((await logIn("player32", "naluma88")).code).toBe("101");
});

test("a password that was reset logs in at once, even after five wrong ones", async () => {
  await forgetTries("player20");
  const wrong = [];
  for (let turn = 0; turn < 6; turn += 1) wrong.push((await logIn("player20", "wrong")).code);
  expect(wrong).toEqual(["101", "101", "101", "101", "101", "429"]);
  const { data } = await verify(nadia);
  expect((await reset("player20", data["token"], "naluma88")).code).toBe("100");
  expect((await logIn("player20", "naluma88")).code).toBe("100");
});

test("a reset ends every session of the member, with its sockets, and nobody else's", async () => {
  const before = await sandbox.login("player20");
  const other = await sandbox.login("player21");
  const listener = await listen(sandbox, before);

  const { data } = await verify(nadia);
  expect((await reset("player20", data["token"], "naluma88")).code).toBe("100");

  expect(await listener.closed).toBe(4009);
  const layout = (token: string) => sandbox.api("/member/profile/common/layout", {}, { token });
  expect((await layout(before.token)).status).toBe(401);
  expect((await layout(other.token)).status).toBe(200);
});

test("a token is for one reset of its account, and only the latest one counts", async () => {
  await forgetTries("player20", "player21");
  const first = (await verify(nadia)).data["token"];
  const second = (await verify(nadia)).data["token"];
  expect((await reset("player20", first)).code).toBe("202");
  expect((await reset("player21", second)).code).toBe("203");
  expect((await reset("player20", "vx_of nobody")).code).toBe("203");

  const both = await Promise.all([reset("player20", second), reset("player20", second)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(["100", "202"]);
});

test("a token expires after ten minutes", async () => {
  const late = await startForTest();
  try {
    const { data } = await late.api("/arks/web/vx/verify", nadia);
    await late.services.db.execute(
      `update password_reset set ends_at = ends_at - ${resetLifetime}`,
    );
    const answer = await late.api("/arks/web/vx/reset", {
      account: "player20",
      password: "newday24",
      token: data["token"],
    });
    expect(answer.code).toBe("201");
  } finally {
    await late.remove();
  }
});

test("anything that does not match gets the same answer, whether the account exists or not", async () => {
  await forgetTries("player20", "player22");
  const wrong: readonly Details[] = [
    { ...nadia, account: "nobody" },
    { ...nadia, withdraw_password: "0000" },
    { ...nadia, member_email: "somebody@example.com" },
    { ...nadia, member_phone: "15550177345" },
    { ...nadia, member_email: "somebody@example.com", member_phone: "15550142233" },
    // A member without any details, so no answer is correct.
    { ...nadia, account: "player22" },
    { account: "player22", withdraw_password: " ", member_phone: "-" },
  ];
  for (const details of wrong) {
    const { status, code, message, data } = await verify(details);
    expect({ status, code, message, data }).toEqual({
      status: 200,
      code: "101",
      message: "The details don’t match. Check them and try again.",
      data: null,
    });
  }
  expect((await verify({ ...nadia, account: " " })).code).toBe("201");
});

test.each(["player20", "nobody"])("the sixth try for %s waits, right or wrong", async (account) => {
  await forgetTries(account);
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => verify({ ...nadia, account, withdraw_password: "0000" })),
  );
  expect(tries.map(({ code }) => code)).toEqual(["101", "101", "101", "101", "101"]);
  const sixth = await verify({ ...nadia, account });
  expect(sixth.status).toBe(429);
  expect(sixth.headers.get("retry-after")).toMatch(/^\d+$/);
});

test("a phone number matches with its spaces, and an email in capitals", async () => {
  await forgetTries("player20");
  const { code } = await verify({
    ...nadia,
    member_email: " Nadia@Example.com ",
    member_phone: "+1 555 014-2233",
  });
  expect(code).toBe("100");
  expect((await verify({ ...nadia, member_phone: "(555) 014-2233" })).code).toBe("100");
  expect((await verify({ ...nadia, member_phone: "555014223" })).code).toBe("101");
});

test("an expired token says so for a day, and says nothing to anyone else", async () => {
  const { services } = sandbox;
  const { memberId } = await sandbox.login("player29");
  const other = await sandbox.login("player30");
  let now = services.clock();
  const tools = { ...services, clock: () => now };
  const token = await beginReset(tools, memberId);
  const begunAt = now;
  const is = async (account = "player29", siteId = 1) =>
    (await findReset(tools, token, { siteId, account })).is;
  now = begunAt + resetLifetime - 1;
  expect(await is()).toBe("good");
  expect([await is("player30"), await is("player29", 2)]).toEqual(["foreign", "foreign"]);
  now = begunAt + resetLifetime;
  expect(await is()).toBe("expired");
  const day = 24 * 60 * 60_000;
  now = begunAt + resetLifetime + day;
  await beginReset(tools, other.memberId);
  expect(await is()).toBe("expired");
  now += 1;
  await beginReset(tools, other.memberId);
  expect(await is()).toBe("foreign");
});

test("a new password is what the first login asks for, however the account is written", async () => {
  const { memberId } = await sandbox.login("player18");
  const token = await beginReset(sandbox.services, memberId);
  expect((await reset(" Player18 ", token)).code).toBe("100");
  const login = await logIn("player18", "newday24");
  const layout = await sandbox.api(
    "/member/profile/common/layout",
    {},
    { token: v.parse(v.string(), login.data["token"]) },
  );
  expect(layout.data["member_common_layout"]).toMatchObject({ first_login_to_change_password: 0 });
});

test.each(["by the member", "by the operator"])(
  "a token expires once the password is changed %s",
  async (by) => {
    const { token: session, memberId } = await sandbox.login("player23");
    const token = await beginReset(sandbox.services, memberId);
    const { code } =
      by === "by the member"
        ? await sandbox.api(
            "/member/profile/edit_password",
            { old_password: "naluma88", password: "newday24", password_confirmation: "newday24" },
            { token: session },
          )
        : await sandbox.operator("POST", `/members/${memberId}/password`, { reason: "Asked." });
    expect(code).toBe("100");
    expect((await reset("player23", token)).code).toBe("202");
    const fresh = await beginReset(sandbox.services, memberId);
    expect((await reset("player23", fresh, "naluma88")).code).toBe("100");
  },
);

const change = (memberId: number, set: Partial<typeof member.$inferInsert>) =>
  sandbox.services.db.update(member).set(set).where(eq(member.id, memberId));

/** The details of `nadia`, set for another member. */
const detailsOfNadia = async (): Promise<MemberFacts> => ({
  email: nadia.member_email,
  withdrawPassword: await hashPassword(nadia.withdraw_password),
});

test.each(["disabled", "frozen"] as const)(
  "the owner of an account that is %s is told so, and nobody else is",
  async (state) => {
    await forgetTries("player24");
    const { memberId } = await sandbox.login("player24");
    const token = await beginReset(sandbox.services, memberId);
    await change(memberId, { state, facts: await detailsOfNadia() });
    const asked = { ...nadia, account: "player24" };
    expect((await verify(asked)).code).toBe("102");
    expect((await verify({ ...asked, withdraw_password: "0000" })).code).toBe("101");
    expect((await reset("player24", token)).code).toBe("102");
    await change(memberId, { state: "active" });
    // The password is unchanged.
    expect((await logIn("player24", "naluma88")).code).toBe("100");
  },
);

test("an account of another site is unknown here", async () => {
  const { data } = await sandbox.operator("POST", "/members", {
    account: "elsewhere1",
    password: "naluma88",
    site_id: 2,
  });
  const memberId = v.parse(v.number(), data["member_id"]);
  await change(memberId, { facts: await detailsOfNadia() });
  expect((await verify({ ...nadia, account: "elsewhere1" })).code).toBe("101");
});

test("the right details clear the count of the wrong ones before them, and twenty tries a day are judged", async () => {
  await forgetTries("player20");
  const codes: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (let turn = 0; turn < 4; turn += 1)
      codes.push((await verify({ ...nadia, withdraw_password: "0000" })).code);
    codes.push((await verify(nadia)).code);
  }
  expect(new Set(codes.filter((_, place) => place % 5 === 4))).toEqual(new Set(["100"]));
  expect(new Set(codes.filter((_, place) => place % 5 !== 4))).toEqual(new Set(["101"]));
  expect((await verify(nadia)).code).toBe("429");
});
