import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { downline } from "../agents/schema.ts";
import { invitedFriend } from "../friend-rewards/schema.ts";
import { totp } from "../login-protection/schema.ts";
import { isPassword } from "../members/passwords.ts";
import { siteWithId } from "../sites/sites.ts";
import { brokenRules, readLedger } from "../testing/read-ledger.ts";
import {
  accountNames,
  askForCode,
  from,
  memberNamed,
  phoneCodeOf,
  register,
} from "../testing/registrations.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { registerMember } from "./register.ts";
import { registration } from "./schema.ts";
import { fieldRules } from "./settings.ts";

// Hashing a password takes CPU time, and some tests hash fifty at once.
let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const fresh = accountNames("newby");
const stored = (account: string) => memberNamed(sandbox, account);

describe("a registration", () => {
  test("a registration opens an account with its money, and logs in", async () => {
    const form = {
      member_account: "Harvest01",
      withdraw_password: "4826",
      member_birthday: "1994-03-08",
      member_telegram: "ada.lark",
      member_qq: "notAsked1",
      // Some pages use the login's name for it.
      verify_code: "",
      error_track: ["currency: XXX is not offered"],
    };
    const reply = await register(sandbox, form, from("198.51.100.77"));
    expect(reply).toMatchObject({
      code: "100",
      data: { member_account: "harvest01", member_currency: "USD" },
    });
    const token = String(reply.data["token"]);
    expect(reply.headers.get("authorization")).toBe(token);

    const layout = await sandbox.api("/member/profile/common/layout", {}, { token });
    expect(layout.data["member_common_layout"]).toMatchObject({
      id: reply.data["member_id"],
      member_cash: "1000.00",
      member_type: 1,
    });
    const profile = await sandbox.api("/member/profile", {}, { token });
    expect(profile.data["member_profile"]).toMatchObject({
      member_name: "Ada Lark",
      member_birthday: "1994-3-8",
      is_withdraw_password: 1,
      member_telegram: "*****ark",
      // USD does not require it.
      member_qq: "",
    });
    const kept = await stored("harvest01");
    expect(kept?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await isPassword(kept?.passwordHash, "harvest7")).toBe(true);
    expect(JSON.stringify(kept)).not.toContain("harvest7");
    expect(JSON.stringify(kept)).not.toContain('"4826"');
    const operator = await fetch(`${sandbox.origin}/sandbox/registrations`, {
      headers: { authorization: `Bearer ${sandbox.operatorKey}` },
    });
    expect(await operator.json()).toMatchObject({
      registrations: [
        {
          account: "harvest01",
          agent_id: null,
          invited_by: null,
          address: "198.51.100.77",
          error_track: ["currency: XXX is not offered"],
        },
      ],
    });
    expect(brokenRules(await readLedger(sandbox.origin))).toEqual([]);
    expect((await sandbox.api("/services/v1/member/devices", {}, { token })).data).toMatchObject({
      list: [{ is_here: true, address: "198.51.100.77" }],
    });
  });

  test("a registration adds the member to the downline of the agent, at once", async () => {
    const account = fresh();
    const reply = await register(sandbox, {
      member_account: account,
      introducer: "1017",
      member_agent: "1017",
    });
    expect(reply.code).toBe("100");
    const agent = await sandbox.login("player17");
    const report = await sandbox.beyond(
      "/api/services/v1/member/agent/report",
      { report: "downline", account },
      { token: agent.token },
    );
    expect(report.data["list"]).toMatchObject([{ account }]);
    const rows = await sandbox.services.db
      .select()
      .from(downline)
      .where(eq(downline.memberId, Number(reply.data["member_id"])));
    expect(rows).toMatchObject([{ agentId: 1017 }]);
  });

  test("a registration adds the member to the friends of the inviting member", async () => {
    const account = fresh();
    const reply = await register(sandbox, {
      member_account: account,
      introducer: "friend36",
      recommend_code: "friend36",
    });
    expect(reply.code).toBe("100");
    const friend = await sandbox.login("player36");
    const friends = await sandbox.beyond(
      "/api/services/v1/member/friends",
      { account },
      { token: friend.token },
    );
    expect(friends.data["totals"]).toMatchObject({ friends: 1, rewarded: 0 });
  });

  test("a registration needs only account, password and birthday if the currency asks for nothing", async () => {
    const reply = await sandbox.api("/register", {
      site_id: 1,
      member_account: fresh(),
      password: "harvest7",
      member_currency: "GP",
      member_birthday: "1994-3-8",
    });
    expect(reply).toMatchObject({ code: "100", data: { member_currency: "GP" } });
    const token = String(reply.data["token"]);
    const layout = await sandbox.api("/member/profile/common/layout", {}, { token });
    // Worth a thousand dollars.
    expect(layout.data["member_common_layout"]).toMatchObject({ member_cash: "10000.00" });
  });

  test("a registration proves the phone with the SMS code if the currency asks for it", async () => {
    const phone = "0912345601";
    const vnd = {
      member_currency: "VND",
      member_name: "Linh",
      member_email: "",
      withdraw_password: "4826",
      member_phone: phone,
    };
    expect((await register(sandbox, { ...vnd, member_account: fresh() })).code).toBe("113");
    const early = { ...vnd, member_account: fresh(), phone_verify: "123456" };
    expect((await register(sandbox, early)).code).toBe("222");

    expect((await askForCode(sandbox, phone)).code).toBe("100");
    const code = await phoneCodeOf(sandbox, phone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect(
      (await register(sandbox, { ...vnd, member_account: fresh(), phone_verify: wrong })).code,
    ).toBe("113");
    const right = await register(sandbox, { ...vnd, member_account: fresh(), phone_verify: code });
    expect(right.code).toBe("100");
    const again = { ...vnd, member_name: "Mai", member_account: fresh(), phone_verify: code };
    expect((await register(sandbox, again)).code).toBe("104");
  });
});

test("a phone is proven only by the code of the site that sent it", async () => {
  const phone = "15550100277";
  const form = {
    site_id: 2,
    member_account: fresh(),
    member_phone: phone,
    identity_id: "TW200277",
  };
  expect((await askForCode(sandbox, phone, { site_id: 2, currency: "USD" })).code).toBe("100");
  // Sent to the number in its national format.
  const phone_verify = await phoneCodeOf(sandbox, "5550100277");
  expect((await register(sandbox, { ...form, phone_verify })).code).toBe("100");
});

describe("simultaneous registrations", () => {
  test("fifty registrations of one account create one member, with one session and one purse", async () => {
    const account = fresh();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        register(sandbox, {
          member_account: account,
          member_email: `many${index}@example.com`,
          introducer: "FRIEND36",
          recommend_code: "FRIEND36",
        }),
      ),
    );
    const codes = replies.map(({ code }) => code).toSorted();
    expect(codes.slice(0, 2)).toEqual(["100", "102"]);
    expect(new Set(codes)).toEqual(new Set(["100", "102"]));
    const kept = await stored(account);
    const friends = await sandbox.services.db
      .select()
      .from(invitedFriend)
      .where(eq(invitedFriend.friendId, kept?.id ?? 0));
    expect(friends).toHaveLength(1);
    expect(brokenRules(await readLedger(sandbox.origin))).toEqual([]);
  });

  test("of ten accounts with one mail address one is opened", async () => {
    const accounts = Array.from({ length: 10 }, fresh);
    const replies = await Promise.all(
      accounts.map((member_account) =>
        register(sandbox, { member_account, member_email: "one@example.com" }),
      ),
    );
    expect(replies.map(({ code }) => code).toSorted()).toEqual([
      "100",
      ...Array.from({ length: 9 }, () => "105"),
    ]);
    const kept = await Promise.all(accounts.map(stored));
    expect(kept.filter((one) => one !== undefined)).toHaveLength(1);
  });

  test("a registration that cannot be completed leaves nothing of the member", async () => {
    const site = siteWithId(1);
    if (!site) throw new Error("no such site");
    const account = fresh();
    const before = await readLedger(sandbox.origin);
    const asked = {
      site,
      account,
      password: "harvest7",
      currency: "USD" as const,
      details: { member_email: "half@example.com" },
      rules: fieldRules(site, "USD"),
      introducer: undefined,
      phoneCode: undefined,
      address: "",
      errorTrack: [],
      keyed: undefined,
    };
    const end = () => Promise.reject(new Error("the session could not begin"));
    await expect(registerMember(sandbox.services, asked, end)).rejects.toThrow("could not begin");
    expect(await stored(account)).toBeUndefined();
    expect((await readLedger(sandbox.origin)).transactions).toEqual(before.transactions);
    const again = { member_account: account, member_email: "half@example.com" };
    expect((await register(sandbox, again)).code).toBe("100");
  });

  test("of five registrations with one SMS code one is opened", async () => {
    const phone = "0912345677";
    await askForCode(sandbox, phone);
    const phone_verify = await phoneCodeOf(sandbox, phone);
    const vnd = { member_currency: "VND", member_email: "", withdraw_password: "4826" };
    const letters = ["A", "B", "C", "D", "E"];
    const replies = await Promise.all(
      letters.map((letter) =>
        register(sandbox, {
          ...vnd,
          member_account: fresh(),
          member_name: `Linh${letter}`,
          member_phone: phone,
          phone_verify,
        }),
      ),
    );
    expect(replies.map(({ code }) => code).toSorted()).toEqual(["100", "104", "104", "104", "104"]);
  });
});

describe("a registration whose answer was lost", () => {
  const again = (account: string, key: string, changed: object = {}) =>
    register(sandbox, { member_account: account, ...changed }, { key });

  test("a lost registration is answered at the next press, with the account that it created", async () => {
    const account = fresh();
    const key = `lost-${account}`;
    expect((await again(account, key)).code).toBe("100");
    // A new captcha, because the page fetches one after each response, or after a lost one.
    const second = await again(account, key);
    expect(second).toMatchObject({ code: "100", data: { member_account: account } });
    const layout = await sandbox.api(
      "/member/profile/common/layout",
      {},
      { token: String(second.data["token"]) },
    );
    expect(layout.data["member_common_layout"]).toMatchObject({ member_cash: "1000.00" });
    expect((await register(sandbox, { member_account: account })).code).toBe("102");
    expect((await again(account, `other-${account}`)).code).toBe("102");
  });

  test("five simultaneous presses register once, and each is logged in", async () => {
    const account = fresh();
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () => (await again(account, `five-${account}`)).code),
    );
    expect(codes).toEqual(["100", "100", "100", "100", "100"]);
  });

  test.each([
    ["another password", { password: "harvest8" }],
    ["another name", { member_name: "Eve Lark" }],
    ["another account", { member_account: "somebody77" }],
  ])("a request with %s under its key is refused", async (_, changed) => {
    const account = fresh();
    const key = `mine-${account}`;
    await again(account, key);
    expect(await again(account, key, changed)).toMatchObject({ status: 409 });
  });

  test("a repeat logs nobody in who would need a code by now, and is forgotten after a day", async () => {
    const account = fresh();
    const key = `code-${account}`;
    const { data } = await again(account, key);
    const { db, clock } = sandbox.services;
    const memberId = Number(data["member_id"]);
    await db.insert(totp).values({ memberId, secret: "", confirmedAt: 1 });
    expect((await again(account, key)).code).toBe("102");
    const dayBefore = { at: clock() - 24 * 60 * 60_000 };
    await db.update(registration).set(dayBefore).where(eq(registration.memberId, memberId));
    expect((await again(fresh(), key)).code).toBe("100");
  });
});
