import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { knownDevice } from "../devices/schema.ts";
import { columns, drawQuestions, isAnswer, type Column } from "../double-validation/questions.ts";
import { spendLogin } from "../double-validation/waiting-logins.ts";
import { member as members, type MemberFacts } from "../ground/db/schema.ts";
import { hashPassword } from "../members/passwords.ts";
import { waitingLogin } from "../members/schema.ts";
import { accountName, accounts, password } from "../members/seeded-accounts.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const place = accounts.findIndex(({ facts }) => facts?.securityQuestions === true);
const account = accountName(place);
const memberId = 1_000 + place + 1;

const answers: Readonly<Record<string, string>> = {
  member_name: " tomas  reyes ",
  identity_id: "nl7712034",
  member_phone: "+1 (555) 014-2277",
  member_email: "Tomas@Example.com",
  withdraw_password: "8206",
};

const asked = v.object({
  member_login_id: v.string(),
  question: v.picklist(columns),
  available_questions_count: v.number(),
});

const captcha = async () => {
  const { data } = await sandbox.api("/captcha", { type: 1, site_id: 1 });
  return v.parse(v.object({ token: v.string() }), data).token;
};

const logIn = async (udid: string, who = account) =>
  sandbox.api("/login", {
    account: who,
    password,
    site_id: 1,
    answer: "0000",
    captcha_token: await captcha(),
    udid,
  });

const begin = async (udid: string) => {
  const { code, data } = await logIn(udid);
  expect(code).toBe("107");
  return v.parse(asked, data);
};

const answerTo = async (
  { member_login_id, question }: { member_login_id: string; question: string },
  more: Readonly<Record<string, unknown>>,
) =>
  sandbox.api("/login/double_validation", {
    member_login_id,
    answer: answers[question],
    captcha_answer: "0000",
    captcha_token: await captcha(),
    ...more,
  });

const skip = (member_login_id: string) =>
  sandbox.api("/login/double_validation/skip", { member_login_id });

const throttleNames = [`security-answer ${memberId}`];
beforeEach(async () => {
  for (const name of throttleNames) await sandbox.services.throttle.forget(name);
  await sandbox.services.db.delete(knownDevice).where(eq(knownDevice.memberId, memberId));
  await sandbox.services.db.delete(waitingLogin);
});

describe("an unfamiliar device", () => {
  test("[AUTH-27] [AUTH-36] an unfamiliar device is asked a question, with an id that cannot be guessed", async () => {
    const first = await begin("d-1");
    expect(first.member_login_id).toMatch(/^ml_[\w-]{32}$/);
    expect(first.available_questions_count).toBe(3);
    const [row] = await sandbox.services.db.select().from(waitingLogin);
    expect(JSON.stringify(row)).not.toContain(first.member_login_id);
  });

  test("a right answer lets the device in, and it is known from then on", async () => {
    const answered = await answerTo(await begin("d-1"), { udid: "d-1" });
    expect(answered).toMatchObject({ code: "100", data: { member_id: memberId } });
    const token = answered.headers.get("authorization") ?? "";
    expect((await sandbox.api("/member/profile", {}, { token })).code).toBe("100");
    expect((await logIn("d-1")).code).toBe("100");
    await begin("d-2");
  });

  test("a device that another member has logged in from is still unfamiliar", async () => {
    expect((await logIn("d-shared", "player20")).code).toBe("100");
    await begin("d-shared");
  });

  test("a device may answer while another one waits", async () => {
    const first = await begin("d-1");
    await begin("d-2");
    expect((await answerTo(first, { udid: "d-1" })).code).toBe("100");
  });

  test("a device without a name is asked every time", async () => {
    expect((await answerTo(await begin(""), {})).code).toBe("100");
    await begin("");
  });

  test("a member who has filled in nothing that could be asked is let in", async () => {
    const opened = await sandbox.operator("POST", "/members", { account: "asked001", password });
    const of = eq(members.id, v.parse(v.number(), opened.data["member_id"]));
    await sandbox.services.db
      .update(members)
      .set({ facts: { securityQuestions: true } })
      .where(of);
    expect((await logIn("d-1", "asked001")).code).toBe("100");
  });

  test("a member who wants no questions is let in", async () => {
    expect((await logIn("d-new", "player20")).code).toBe("100");
  });

  test("no question is asked before the password is right", async () => {
    const reply = await sandbox.api("/login", {
      account,
      password: "a wrong one",
      site_id: 1,
      answer: "0000",
      captcha_token: await captcha(),
      udid: "d-1",
    });
    expect(reply).toMatchObject({ code: "101", data: null });
  });
});

describe("a skip", () => {
  test("[AUTH-39] [AUTH-42] a skip asks each question once and counts down, until none is left", async () => {
    const first = await begin("d-1");
    const seen = [first.question];
    for (const left of [2, 1]) {
      const next = v.parse(asked, (await skip(first.member_login_id)).data);
      expect(next).toMatchObject({
        member_login_id: first.member_login_id,
        available_questions_count: left,
      });
      seen.push(next.question);
    }
    expect(new Set(seen).size).toBe(3);
    expect(await skip(first.member_login_id)).toMatchObject({ code: "101", data: null });
    const question = seen.at(-1) ?? "";
    expect((await answerTo({ ...first, question }, { udid: "d-1" })).code).toBe("100");
  });

  test("a skip of a login that nobody began is refused", async () => {
    expect((await skip("ml_unknown")).code).toBe("101");
  });
});

describe("an answer is refused", () => {
  test("a wrong answer is refused with 998, and may be given again", async () => {
    const first = await begin("d-1");
    expect((await answerTo(first, { udid: "d-1", answer: "?" })).code).toBe("998");
    expect((await answerTo(first, { udid: "d-1" })).code).toBe("100");
  });

  test("a wrong code of the picture is refused with 105, whatever the answer", async () => {
    const first = await begin("d-1");
    for (const answer of ["?", answers[first.question]])
      expect((await answerTo(first, { udid: "d-1", answer, captcha_answer: "1111" })).code).toBe(
        "105",
      );
  });

  test("an id is refused with 101 if it is unknown, from another device, ten minutes old, or used", async () => {
    const first = await begin("d-1");
    expect((await answerTo({ ...first, member_login_id: "ml_x" }, { udid: "d-1" })).code).toBe(
      "101",
    );
    expect((await answerTo(first, { udid: "d-2" })).code).toBe("101");
    expect((await answerTo(first, { udid: "d-1" })).code).toBe("100");
    expect((await answerTo(first, { udid: "d-1" })).code).toBe("101");

    const late = await begin("d-3");
    const { clock, db } = sandbox.services;
    const [row] = await db.select().from(waitingLogin);
    expect((row?.endsAt ?? 0) - clock()).toBeGreaterThan(9 * 60_000);
    await db.update(waitingLogin).set({ endsAt: clock() });
    expect((await answerTo(late, { udid: "d-3" })).code).toBe("101");
    expect((await skip(late.member_login_id)).code).toBe("101");
  });

  test.each(["disabled", "frozen"] as const)(
    "an answer for an account that was %s meanwhile is refused with 102",
    async (closed) => {
      const first = await begin("d-1");
      const { db } = sandbox.services;
      const setState = (state: "active" | typeof closed) =>
        db.update(members).set({ state }).where(eq(members.id, memberId));
      await setState(closed);
      const { code } = await answerTo(first, { udid: "d-1" });
      await setState("active");
      expect(code).toBe("102");
    },
  );

  test("an answer is refused with 101 if the password of the login was changed meanwhile", async () => {
    const first = await begin("d-1");
    const given = await sandbox.operator("POST", `/members/${memberId}/password`, {
      reason: "Somebody else knows it",
    });
    expect(given.status).toBe(200);
    expect((await answerTo(first, { udid: "d-1" })).code).toBe("101");
    const { db } = sandbox.services;
    await db
      .update(members)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(members.id, memberId));
  });

  test("answers are refused with 429 after five wrong ones, even in a new login, and a right one does not count", async () => {
    const first = await begin("d-1");
    const codes = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await answerTo(first, { answer: "?", udid: "d-1" })).code,
      ),
    );
    expect(codes.filter((code) => code === "998")).toHaveLength(5);
    expect(codes.filter((code) => code === "429")).toHaveLength(3);
    const again = await begin("d-1");
    const captcha_token = await captcha();
    expect((await answerTo(again, { udid: "d-1", captcha_token })).code).toBe("429");
    // A player who has to wait keeps the captcha.
    await sandbox.services.throttle.forget(`security-answer ${memberId}`);
    expect((await answerTo(again, { udid: "d-1", captcha_token })).code).toBe("100");
  });

  test("a right answer clears the count of the wrong ones before it", async () => {
    for (const udid of ["d-1", "d-2"]) {
      const waiting = await begin(udid);
      for (let turn = 0; turn < 4; turn += 1)
        expect((await answerTo(waiting, { udid, answer: "?" })).code).toBe("998");
      expect((await answerTo(waiting, { udid })).code).toBe("100");
    }
  });

  test("wrong answers count for their own account alone", async () => {
    const opened = await sandbox.operator("POST", "/members", { account: "asked002", password });
    await sandbox.services.db
      .update(members)
      .set({ facts: { securityQuestions: true, name: "Ada Lark" } })
      .where(eq(members.id, v.parse(v.number(), opened.data["member_id"])));
    const other = v.parse(asked, (await logIn("d-1", "asked002")).data);
    for (let turn = 0; turn < 5; turn += 1)
      expect((await answerTo(other, { udid: "d-1", answer: "?" })).code).toBe("998");
    expect((await answerTo(other, { udid: "d-1", answer: "Ada Lark" })).code).toBe("429");
    expect((await answerTo(await begin("d-1"), { udid: "d-1" })).code).toBe("100");
  });
});

test("of right answers that arrive at once, one starts a session", async () => {
  const first = await begin("d-1");
  const tokens = await Promise.all(Array.from({ length: 5 }, captcha));
  const replies = await Promise.all(
    tokens.map((captcha_token) =>
      sandbox.api("/login/double_validation", {
        member_login_id: first.member_login_id,
        answer: answers[first.question],
        captcha_answer: "0000",
        captcha_token,
        udid: "d-1",
      }),
    ),
  );
  const codes = replies.map(({ code }) => code);
  expect(codes.toSorted()).toEqual(["100", "101", "101", "101", "101"]);

  // Calls may still arrive one after another, so the deciding function is called directly.
  const { member_login_id } = await begin("d-2");
  const { clock, db } = sandbox.services;
  const spend = () => db.transaction((tx) => spendLogin(tx, member_login_id, clock()));
  expect((await Promise.all([spend(), spend()])).filter(Boolean)).toHaveLength(1);
});

describe("questions", () => {
  const facts: MemberFacts = { name: "Tomas Reyes", phone: "15550142277", email: "" };

  test("[AUTH-37] questions are drawn from the columns that the member has filled in, three at most", () => {
    const drawn = Array.from({ length: 50 }, () => drawQuestions(facts));
    for (const questions of drawn)
      expect(questions.toSorted()).toEqual(["member_name", "member_phone"]);
    const all = { ...facts, email: "a@b.c", identityId: "N1", withdrawPassword: "hash" };
    const many = Array.from({ length: 200 }, () => drawQuestions(all));
    expect(many.every((questions) => new Set(questions).size === 3)).toBe(true);
    expect(new Set(many.flat()).size).toBe(columns.length);
    expect(drawQuestions({})).toEqual([]);
  });

  test.each<[Exclude<Column, "withdraw_password">, string, boolean]>([
    ["member_phone", "+1 (555) 014-2277", true],
    ["member_phone", "１５５５０１４２２７７", true],
    ["member_phone", "5550142277", true],
    ["member_phone", "155501422770", false],
    ["member_phone", "5550142278", false],
    ["member_name", " tomas  REYES ", true],
    ["member_name", "tomas", false],
    ["identity_id", "nl 771-2034", true],
    ["identity_id", "NL771203", false],
    ["member_email", "TOMAS@example.com", true],
    ["member_email", "tomas@example.co", false],
  ])("a question about %s is answered by '%s': %s", async (column, given, isRight) => {
    const own = { ...facts, identityId: "NL7712034", email: "tomas@example.com" };
    expect(await isAnswer({ facts: own, currency: "USD" }, column, given)).toBe(isRight);
  });

  test.each(columns)("a question about an empty %s is answered by nothing", async (column) => {
    for (const given of ["", " ", "-", "undefined"])
      expect(await isAnswer({ facts: {}, currency: "USD" }, column, given)).toBe(false);
  });
});
