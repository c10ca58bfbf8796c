import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { member, type MemberFacts } from "../ground/db/schema.ts";
import { password } from "../members/seeded-accounts.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { fakeAuthenticator } from "./authenticator.fake.ts";

const period = 30_000;

let sandbox: StartedSandbox;
beforeAll(async () => {
  // A code is valid for half a minute: this ensures that none expires between creation and check.
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / period) * period });
  sandbox = await startForTest();
});
afterAll(async () => {
  await sandbox.remove();
  vi.useRealTimers();
});

const reply = v.object({ code: v.string(), data: v.unknown() });

const call = async (path: string, body: object = {}, token = "") => {
  const answer = await fetch(`${sandbox.origin}/api/services/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token, lang: "en_US" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...v.parse(reply, await answer.json()) };
};

const own = (path: string, token: string, body: object = {}) =>
  call(`member/login-protection${path}`, body, token);

let next = 0;
let account: string;
beforeEach(async () => {
  next += 1;
  account = `protect${String(next).padStart(3, "0")}`;
  await sandbox.operator("POST", "/members", { account, password });
});

const logIn = async (udid = "laptop", site_id = 1) => {
  const captcha = await sandbox.api("/captcha", { type: 1, site_id });
  const captcha_token = captcha.data["token"];
  return sandbox.api("/login", { account, password, site_id, answer: "0000", captcha_token, udid });
};
const tokenOf = async () => String((await logIn()).data["token"]);

const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * period,
  });

const codes = v.object({ recovery_codes: v.array(v.string()) });

/** Turned on with the code of the previous half minute, so that the current one is still unused. */
const turnOn = async (token: string) => {
  const begun = await own("/totp/begin", token, { password });
  const { secret } = v.parse(v.object({ secret: v.string() }), begun.data);
  const confirmed = await own("/totp/confirm", token, { code: codeOf(secret, -1) });
  return { secret, recovery: v.parse(codes, confirmed.data).recovery_codes };
};

const waitingId = async (udid = "laptop") => {
  const { code, data } = await logIn(udid);
  expect(code).toBe("120");
  return String(data["member_login_id"]);
};

const giveCode = (member_login_id: string, code: string, udid = "laptop") =>
  call("visitor/second-step", { member_login_id, code, udid });

describe("an authenticator app", () => {
  test("an authenticator app is asked for once its first code was right, and a newer code logs in", async () => {
    const token = await tokenOf();
    await own("/totp/begin", token, { password });
    expect((await logIn()).code).toBe("100");

    const { secret, recovery } = await turnOn(await tokenOf());
    expect(recovery).toHaveLength(10);
    const id = await waitingId();
    expect((await giveCode(id, codeOf(secret, -1))).code).toBe("998");
    const answer = await giveCode(id, codeOf(secret));
    expect(answer).toMatchObject({ code: "100", data: { member_account: account } });
    expect((await giveCode(id, codeOf(secret, 1))).code).toBe("101");
  });

  test("turning the app on ends what would have let somebody in without its codes", async () => {
    const token = await tokenOf();
    const { data } = await sandbox.operator("POST", "/login-links", { member: account });
    const enc = new URL(String(data["address"])).searchParams.get("enc");
    await turnOn(token);
    expect((await sandbox.api("/get_info_data", { enc })).code).toBe("999");
  });

  test("a code of the half minute before or after is accepted, and none further away", async () => {
    const token = await tokenOf();
    const begun = await own("/totp/begin", token, { password });
    const { secret } = v.parse(v.object({ secret: v.string() }), begun.data);
    const confirm = async (periods: number) =>
      (await own("/totp/confirm", token, { code: codeOf(secret, periods) })).code;
    expect([await confirm(-2), await confirm(2), await confirm(-1)]).toEqual(["103", "103", "100"]);
    const id = await waitingId();
    expect((await giveCode(id, codeOf(secret, 2))).code).toBe("998");
    expect((await giveCode(id, codeOf(secret, 1))).code).toBe("100");
    // A later code was used, which invalidates the current one too.
    expect((await giveCode(await waitingId(), codeOf(secret))).code).toBe("998");
  });

  test("only the owner sets up, renews and removes an app", async () => {
    const token = await tokenOf();
    expect((await own("/totp/begin", token, { password: "wrong" })).code).toBe("101");
    await turnOn(token);
    expect((await own("/totp/begin", token, { password })).code).toBe("102");
    expect((await own("/totp/remove", token, { password: "wrong" })).code).toBe("101");
    expect((await own("/totp/remove", token, { password })).code).toBe("100");
    expect((await logIn()).code).toBe("100");
    const state = await own("", await tokenOf());
    expect(state.data).toMatchObject({ totp: { is_on: false, recovery_codes: 0 } });
  });

  test("a wrong code does not turn the app on, and guesses of the password are throttled", async () => {
    const token = await tokenOf();
    await own("/totp/begin", token, { password });
    expect((await own("/totp/confirm", token, { code: "000000" })).code).toBe("103");
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await own("/totp/begin", token, { password: "wrong" })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("a code lets nobody in whose password was changed meanwhile", async () => {
    const { data } = await logIn();
    const { secret } = await turnOn(String(data["token"]));
    const id = await waitingId();
    const reason = { reason: "Somebody else knows it" };
    expect(
      (await sandbox.operator("POST", `/members/${String(data["member_id"])}/password`, reason))
        .status,
    ).toBe(200);
    expect((await giveCode(id, codeOf(secret))).code).toBe("101");
  });

  test("a code is for the device that gave the password, and five are judged", async () => {
    const { secret } = await turnOn(await tokenOf());
    const id = await waitingId();
    expect((await giveCode(id, codeOf(secret), "another")).code).toBe("101");
    for (let turn = 0; turn < 5; turn += 1) expect((await giveCode(id, "000000")).code).toBe("998");
    expect((await giveCode(await waitingId(), codeOf(secret))).status).toBe(429);
  });

  test("a right code clears the count of the wrong ones before it", async () => {
    const { recovery } = await turnOn(await tokenOf());
    for (const code of recovery.slice(0, 2)) {
      const id = await waitingId();
      for (let turn = 0; turn < 4; turn += 1)
        expect((await giveCode(id, "a wrong one")).code).toBe("998");
      expect((await giveCode(id, code)).code).toBe("100");
    }
  });

  test("when one right code arrives five times at once, one starts a session", async () => {
    const { secret } = await turnOn(await tokenOf());
    const id = await waitingId();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => giveCode(id, codeOf(secret))),
    );
    expect(answers.filter(({ code }) => code === "100")).toHaveLength(1);
  });

  test("recovery codes replace it, each once, in any spelling", async () => {
    const { recovery } = await turnOn(await tokenOf());
    const [first = "", second = ""] = recovery;
    expect((await giveCode(await waitingId(), ` ${first.toUpperCase()} `)).code).toBe("100");
    expect((await giveCode(await waitingId(), first)).code).toBe("998");
    const answer = await giveCode(await waitingId(), second.replace("-", ""));
    const { token } = v.parse(v.object({ token: v.string() }), answer.data);
    expect((await own("", token)).data).toMatchObject({ totp: { recovery_codes: 8 } });

    const renewed = await own("/totp/recovery-codes", token, { password });
    expect(v.parse(codes, renewed.data).recovery_codes).toHaveLength(10);
    expect((await giveCode(await waitingId(), recovery[2] ?? "")).code).toBe("998");
  });
});

const change = async (set: { state?: "disabled" | "frozen"; facts?: MemberFacts }) => {
  await sandbox.services.db.update(member).set(set).where(eq(member.account, account));
};

/** Members who may not log in, whatever they prove. */
const barred = [
  ["disabled", { state: "disabled" }, "102"],
  ["frozen", { state: "frozen" }, "103"],
  ["on another platform still", { facts: { transferred: true } }, "802"],
] as const;

describe("a code", () => {
  test.each(barred)("a code for an account that is %s logs nobody in", async (_, set, code) => {
    const { secret } = await turnOn(await tokenOf());
    const id = await waitingId();
    await change(set);
    // Not even a wrong code is reported as wrong.
    expect((await giveCode(id, "000000")).code).toBe(code);
    expect((await giveCode(id, codeOf(secret))).code).toBe(code);
  });

  test("a code is asked for instead of an answer from the profile", async () => {
    await turnOn(await tokenOf());
    await change({ facts: { securityQuestions: true, name: "Ada Lark" } });
    expect((await logIn("phone")).code).toBe("120");
  });

  test("no code is asked of a self-excluded member", async () => {
    const token = await tokenOf();
    await turnOn(token);
    await sandbox.api("/services/v1/member/limits/self-exclusion", { length: "1-year" }, { token });
    expect((await logIn()).code).toBe("325");
  });

  test("codes that would turn the app on are judged ten times in ten minutes", async () => {
    const token = await tokenOf();
    await own("/totp/begin", token, { password });
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await own("/totp/confirm", token, { code: "wrong" })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

test("the right password clears the count of the wrong ones before it, and another member's do not count", async () => {
  const token = await tokenOf();
  for (let round = 0; round < 2; round += 1) {
    for (let turn = 0; turn < 4; turn += 1)
      expect((await own("/totp/begin", token, { password: "wrong" })).code).toBe("101");
    expect((await own("/totp/begin", token, { password })).code).toBe("100");
  }
  const stranger = await sandbox.login("player22");
  for (let turn = 0; turn < 6; turn += 1)
    await own("/totp/begin", stranger.token, { password: "wrong" });
  expect((await own("/totp/begin", token, { password })).code).toBe("100");
});

const options = v.object({ challenge: v.string() });

describe("a passkey", () => {
  const origin = () => sandbox.services.config.publicOrigin;

  const creation = async (token: string) =>
    v.parse(options, (await own("/passkeys/begin", token, { password })).data).challenge;

  const enrol = async () => {
    const token = await tokenOf();
    const device = fakeAuthenticator(origin());
    const response = device.create(await creation(token));
    const added = await own("/passkeys/add", token, { response, name: "Laptop" });
    expect(added.code).toBe("100");
    return { token, device };
  };

  const request = async () =>
    v.parse(options, (await call("visitor/passkey/begin", { site_id: 1 })).data).challenge;

  const present = (response: object, site_id = 1) =>
    call("visitor/passkey/login", { site_id, response, udid: "laptop" });

  test("a passkey logs its member in, without password, captcha and code", async () => {
    const { token, device } = await enrol();
    await turnOn(token);
    const answer = await present(device.get(await request()));
    expect(answer).toMatchObject({ code: "100", data: { member_account: account } });
    const { token: now } = v.parse(v.object({ token: v.string() }), answer.data);
    const state = await own("", now);
    expect(state.data).toMatchObject({
      passkeys: [{ id: device.id, name: "Laptop", used_at: expect.any(String) }],
    });
  });

  test("a passkey is refused when its challenge was used, made up, or signed for another origin", async () => {
    const { device } = await enrol();
    const challenge = await request();
    expect((await present(device.get(challenge))).code).toBe("100");
    expect((await present(device.get(challenge))).code).toBe("101");
    expect((await present(device.get("made-up"))).code).toBe("101");
    const elsewhere = device.get(await request(), "https://evil.example");
    expect((await present(elsewhere)).code).toBe("101");
    const stranger = fakeAuthenticator(origin());
    expect((await present(stranger.get(await request()))).code).toBe("101");
  });

  test("a copied passkey, whose counter goes backwards, is refused", async () => {
    const { device } = await enrol();
    expect((await present(device.get(await request()))).code).toBe("100");
    device.rewind();
    expect((await present(device.get(await request()))).code).toBe("101");
  });

  test("a passkey is added by the owner, for the owner's challenge, from the site's own pages", async () => {
    const token = await tokenOf();
    expect((await own("/passkeys/begin", token, { password: "wrong" })).code).toBe("101");
    const device = fakeAuthenticator(origin());
    const add = async (response: object) =>
      (await own("/passkeys/add", token, { response, name: "Phone" })).code;
    expect(await add(device.create(await request()))).toBe("105");
    expect(await add(device.create(await creation(token), "https://evil.example"))).toBe("105");
    expect(await add(device.create(await creation(token)))).toBe("100");
    expect(await add(device.create(await creation(token)))).toBe("105");
  });

  test("a removed passkey logs nobody in; another member's cannot be removed", async () => {
    const { token, device } = await enrol();
    const stranger = await sandbox.login("player21");
    await own("/passkeys/remove", stranger.token, { id: device.id });
    expect((await own("", token)).data).toMatchObject({ passkeys: [{ id: device.id }] });
    await own("/passkeys/remove", token, { id: device.id });
    expect((await present(device.get(await request()))).code).toBe("101");
  });

  test.each(barred)(
    "a passkey of an account that is %s says so, and logs nobody in",
    async (_, set, code) => {
      const { device } = await enrol();
      await change(set);
      expect((await present(device.get(await request()))).code).toBe(code);
    },
  );

  test("a passkey of a self-excluded member says until when, and logs nobody in", async () => {
    const { token, device } = await enrol();
    await sandbox.api("/services/v1/member/limits/self-exclusion", { length: "1-year" }, { token });
    const answer = await present(device.get(await request()));
    expect(answer).toMatchObject({ code: "325", data: { until: expect.any(String) } });
    expect((await logIn()).code).toBe("325");
  });
});

test("where the operator takes authenticator apps away, a login asks for no code and takes none", async () => {
  const { data } = await sandbox.operator("GET", "/settings");
  const [site] = v.parse(v.tuple([v.object({ settings: v.looseObject({}) })]), data);
  const leaveOut = (...leftOut: readonly string[]) =>
    sandbox.operator("POST", "/settings/1", { ...site.settings, leftOut });
  const { secret } = await turnOn(await tokenOf());
  const id = await waitingId();
  await leaveOut("authenticator");
  expect((await giveCode(id, codeOf(secret))).status).toBe(404);
  expect((await logIn()).code).toBe("100");
  await leaveOut();
  expect((await logIn()).code).toBe("120");
  expect((await giveCode(id, codeOf(secret))).code).toBe("100");
});

test("a site that has them turned off offers neither", async () => {
  const { token } = await sandbox.login("player02", 2);
  expect((await own("", token)).status).toBe(404);
  expect((await own("/totp/begin", token, { password })).status).toBe(404);
  expect((await call("visitor/passkey/begin", { site_id: 2 })).status).toBe(404);
  const response = fakeAuthenticator(sandbox.services.config.publicOrigin).get("made-up");
  expect((await call("visitor/passkey/login", { site_id: 2, response })).status).toBe(404);
});
