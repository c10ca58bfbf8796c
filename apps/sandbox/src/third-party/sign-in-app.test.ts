import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { member } from "../ground/db/schema.ts";
import { totp } from "../login-protection/schema.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const asked = {
  client_id: "1",
  redirect_uri: "http://localhost:4000/authCallback",
  state: "state-of-one-attempt",
  ui_locales: "en_US",
};

const address = () => `http://127.0.0.1:${sandbox.providerPort}/sign-in`;

const open = (changes: object = {}) =>
  fetch(`${address()}?${new URLSearchParams({ ...asked, ...changes })}`);

const decide = (decided: Readonly<Record<string, string>>) =>
  fetch(address(), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ ...asked, ...decided }),
  });

const entered = (account: string, password = "naluma88") => ({
  decision: "agree",
  account,
  password,
});

const logIn = (account: string, password?: string) => decide(entered(account, password));

/** The message that the site receives. */
const told = (answer: Response) => {
  expect(answer.status).toBe(303);
  const url = new URL(answer.headers.get("location") ?? "");
  expect(url.origin + url.pathname).toBe(asked.redirect_uri);
  return Object.fromEntries(url.searchParams);
};

test("the page says which site asks, in the player's language, and runs no script", async () => {
  const page = await open();
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self' http:\/\/localhost:4000;/,
  );
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(await page.text()).toContain("Continue to Naluma");
  expect(await (await open({ ui_locales: "ja_JP", client_id: "2" })).text()).toContain(
    "Halcyon に進む",
  );
});

test("a player who agrees comes back with an enc, which logs in once", async () => {
  const { enc = "", ...rest } = told(await logIn("player24"));
  expect(rest).toEqual({ state: asked.state, msg: "authLogin" });
  expect((await sandbox.api("/get_info_data", { enc })).code).toBe("100");
  expect((await sandbox.api("/get_info_data", { enc })).code).toBe("999");
});

test("a player who refuses comes back with nothing, and a failure with a code and words", async () => {
  expect(told(await decide({ decision: "refuse" }))).toEqual({
    state: asked.state,
    msg: "authLoginClose",
  });
  expect(told(await decide({ decision: "fail" }))).toMatchObject({
    msg: "authLoginClose",
    resCode: "999",
    resMessage: "Lantern ID didn’t respond. Please try again.",
  });
});

test.each([
  ["player05", "102"],
  ["player06", "103"],
  ["player32", "802"],
])(
  "an account that may not log in at the site cannot log in this way either: %s",
  async (account, code) => {
    expect(told(await logIn(account))).toMatchObject({ msg: "authLoginClose", resCode: code });
  },
);

test("an account that needs a code at the site cannot log in with its password alone", async () => {
  const { memberId } = await sandbox.login("player22");
  await sandbox.services.db.insert(totp).values({ memberId, secret: "", confirmedAt: 1 });
  const answer = told(await decide({ ...entered("player22"), ui_locales: "ja_JP" }));
  expect(answer).toEqual({
    state: asked.state,
    msg: "authLoginClose",
    resCode: "120",
    resMessage:
      "このアカウントではコードも必要です。ユーザー名とパスワードでログインしてください。",
  });
});

test("a password that is changed while it is checked opens nothing", async () => {
  const { db } = sandbox.services;
  const { memberId } = await sandbox.login("player27");
  const [before] = await db.select().from(member).where(eq(member.id, memberId));
  const set = (passwordHash = "") =>
    db.update(member).set({ passwordHash }).where(eq(member.id, memberId));
  const spy = vi.spyOn(db, "transaction").mockImplementationOnce(async (work, options) => {
    await set("the hash of another password");
    return db.transaction(work, options);
  });
  const answer = await logIn("player27");
  await set(before?.passwordHash);
  expect(spy).toHaveBeenCalledTimes(2);
  spy.mockRestore();
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Incorrect username or password.");
  expect(told(await logIn("player27"))).toMatchObject({ msg: "authLogin" });
});

test("the account is that of the requesting site", async () => {
  const { db } = sandbox.services;
  const [there] = await db.select().from(member).where(eq(member.id, 2021));
  const { enc } = told(await decide({ ...entered(there?.account ?? ""), client_id: "2" }));
  const { data } = await sandbox.api("/get_info_data", { enc });
  expect(JSON.parse(v.parse(v.string(), data))).toMatchObject({ member_id: 2021 });
});

test("after a typing error the page keeps the language, the account and everything that the site requested", async () => {
  const again = await decide({ ...entered("player23", "wrong"), ui_locales: "ja_JP" });
  const text = await again.text();
  expect(text).toContain("ユーザー名またはパスワードが正しくありません。");
  expect(text).toContain('name="account" value="player23"');
  for (const [name, value] of Object.entries({ ...asked, ui_locales: "ja_JP" }))
    expect(text).toContain(`name="${name}" value="${value}"`);
  expect(text).not.toContain('"wrong"');
});

test("no two pages have the same nonce", async () => {
  const nonces = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const policy = (await open()).headers.get("content-security-policy");
    nonces.push(/'nonce-([^']+)'/.exec(policy ?? "")?.[1]);
  }
  expect(new Set(nonces).size).toBe(2);
});

test("a wrong password and an unknown account get the same words, five times", async () => {
  for (const account of ["player25", "nobody"]) {
    for (let guess = 0; guess < 5; guess += 1) {
      const again = await logIn(account, "a wrong one");
      expect(again.status).toBe(200);
      expect(await again.text()).toContain("Incorrect username or password.");
    }
    expect((await logIn(account)).status).toBe(429);
  }
  // The wrong passwords also count for the site's own login.
  const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 });
  const login = await sandbox.api("/login", {
    account: "player25",
    password: "naluma88",
    site_id: 1,
    answer: "0000",
    captcha_token: String(captcha.data["token"]),
  });
  expect(login.status).toBe(429);
});

test.each([
  ["another page", { redirect_uri: "http://localhost:4000/" }],
  ["another origin", { redirect_uri: "http://attacker.example/authCallback" }],
  ["a site that is none", { client_id: "77" }],
  ["a state that is none", { state: "short" }],
  ["markup", { state: `"><script>alert(1)</script>` }],
])("a request that names %s is told so, and nothing is sent anywhere", async (_, changes) => {
  const page = await open(changes);
  expect(page.status).toBe(400);
  const text = await page.text();
  expect(text).not.toContain("<form");
  expect(text).not.toContain("<script>");
  const posted = await fetch(address(), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ ...asked, ...changes, decision: "refuse" }),
  });
  expect(posted.status).toBe(400);
});

test("what was typed is shown as text", async () => {
  const page = await (await logIn(`"><b>x</b>`, "wrong")).text();
  expect(page).not.toContain("<b>x</b>");
});
