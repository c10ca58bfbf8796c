import { createHash } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loginLink } from "../ground/db/schema.ts";
import { encLifetime, issueEnc, redeemEnc } from "../members/login-links.ts";
import { beginReset } from "../members/password-resets.ts";
import { listen } from "../testing/listener.ts";
import { from } from "../testing/registrations.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const link = v.object({ address: v.string(), ends_at: v.string() });

const linkFor = async (member: string) => {
  const { address } = v.parse(
    link,
    (await sandbox.operator("POST", "/login-links", { member })).data,
  );
  return new URL(address).searchParams.get("enc") ?? "";
};

const exchange = (enc: string) => sandbox.api("/get_info_data", { enc });

const login = v.object({
  tk: v.string(),
  member_id: v.number(),
  member_account: v.string(),
  member_currency: v.string(),
});

test("[AUTH-98] an enc is exchanged for a session of its member once, as JSON in a text", async () => {
  const enc = await linkFor("player21");
  const answer = await exchange(enc);
  expect(answer.code).toBe("100");
  const given = v.parse(v.pipe(v.string(), v.parseJson(), login), answer.data);
  expect(given).toMatchObject({
    member_id: 1021,
    member_account: "player21",
    member_currency: "USD",
  });
  expect((await sandbox.api("/member/profile/common/layout", {}, { token: given.tk })).code).toBe(
    "100",
  );
  expect(await exchange(enc)).toMatchObject({ status: 200, code: "999", data: null });
});

test("of twenty simultaneous requests with one enc, one is logged in", async () => {
  const enc = await linkFor("player22");
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(enc)));
  expect(answers.filter(({ code }) => code === "100")).toHaveLength(1);
});

test("an enc that was never issued, an expired one and those of members who may not log in get the same answer", async () => {
  const { services } = sandbox;
  const late = await issueEnc(
    { db: services.db, clock: () => services.clock() - encLifetime },
    1021,
  );
  const over = await exchange(late.enc);
  const answers = await Promise.all(
    ["nobody's", await linkFor("player05"), await linkFor("player06")].map(exchange),
  );
  answers.push(over);
  for (const answer of answers)
    expect(answer).toMatchObject({ code: "999", message: answers[0]?.message, data: null });
});

test("the stored form of an enc logs nobody in", async () => {
  const enc = await linkFor("player23");
  const rows = await sandbox.services.db.select().from(loginLink);
  expect(JSON.stringify(rows)).not.toContain(enc);
});

test("an enc is valid for less than two minutes, beside others that are issued meanwhile", async () => {
  const { db, clock } = sandbox.services;
  let now = clock();
  const tools = { db, clock: () => now };
  const [first, second] = [await issueEnc(tools, 1021), await issueEnc(tools, 1021)];
  const redeemed = (enc: string) =>
    db.transaction(async (tx) => (await redeemEnc(tx, tools.clock, enc))?.id);
  now += encLifetime - 1;
  await issueEnc(tools, 1022);
  expect(await redeemed(first.enc)).toBe(1021);
  now += 1;
  expect(await redeemed(second.enc)).toBeUndefined();
});

test("the session before hears of one that begins with an enc, and where it came from", async () => {
  const before = await sandbox.login("player24");
  const old = await listen(sandbox, before);
  const enc = await linkFor("player24");
  const { data } = await sandbox.api("/get_info_data", { enc }, from("198.51.100.9"));
  const { tk } = v.parse(v.pipe(v.string(), v.parseJson(), login), data);
  expect((await old.next("login")).data).toEqual({ token: tk.split(".")[0] });
  expect(await old.closed).toBe(4009);
  const devices = await sandbox.api("/services/v1/member/devices", {}, { token: tk });
  expect(devices.data).toMatchObject({ list: [{ address: "198.51.100.9", is_here: true }, {}] });
});

interface Owner {
  readonly token: string;
  readonly memberId: number;
}

const reason = "A stranger knows the password.";
const newPassword = { password: "harvest7", password_confirmation: "harvest7" };

const turnOnSecondStep = async ({ token }: Owner) => {
  const totp = "/api/services/v1/member/login-protection/totp";
  const begun = await sandbox.beyond(`${totp}/begin`, { password: "naluma88" }, { token });
  const secret = Secret.fromBase32(String(begun.data["secret"]));
  return sandbox.beyond(`${totp}/confirm`, { code: new TOTP({ secret }).generate() }, { token });
};

const resetPassword = async (account: string) => {
  const begun = await beginReset(sandbox.services, (await sandbox.login(account)).memberId);
  return sandbox.api("/arks/web/vx/reset", { account, password: "harvest7", token: begun });
};

/** The data that the sign-in provider sends to the site. */
const signIn = async (account: string) => {
  const answer = await fetch(`http://127.0.0.1:${sandbox.providerPort}/sign-in`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      client_id: "1",
      redirect_uri: "http://localhost:4000/authCallback",
      state: "state-of-one-attempt",
      decision: "agree",
      account,
      password: "naluma88",
    }),
  });
  return new URL(answer.headers.get("location") ?? "").searchParams.get("enc") ?? "";
};

test.each<[string, (owner: Owner, account: string) => Promise<{ readonly code: string }>]>([
  [
    "its member changed the password",
    ({ token }) =>
      sandbox.api(
        "/member/profile/edit_password",
        { old_password: "naluma88", ...newPassword },
        { token },
      ),
  ],
  ["the password was reset", (_, account) => resetPassword(account)],
  ["its member asked for a code at each login", (owner) => turnOnSecondStep(owner)],
  [
    "an operator gave another password",
    ({ memberId }) => sandbox.operator("POST", `/members/${memberId}/password`, { reason }),
  ],
  [
    "an operator logged its member out everywhere",
    ({ memberId }) => sandbox.operator("POST", `/members/${memberId}/log-out`, { reason }),
  ],
])("a link from before %s logs nobody in, no matter who made it", async (why, change) => {
  const account = `w${createHash("sha256").update(why).digest("hex").slice(0, 10)}`;
  await sandbox.operator("POST", "/members", { account, password: "naluma88" });
  const owner = await sandbox.login(account);
  const before = [await linkFor(account), await signIn(account)];
  expect(await change(owner, account)).toMatchObject({ code: "100" });
  for (const enc of before) expect((await exchange(enc)).code).toBe("999");
  expect((await exchange(await linkFor(account))).code).toBe("100");
});
