import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { member } from "../../ground/db/schema.ts";
import { hashPassword } from "../../members/passwords.ts";
import type { Member } from "../../members/sessions.ts";
import { createThrottle } from "../../members/throttle.ts";
import { guessWithdrawPassword } from "../../members/withdraw-password.ts";
import { startForTest, type StartedSandbox } from "../../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const answer = v.object({ code: v.string(), message: v.string(), data: v.unknown() });

const call = async (token: string, body: object) => {
  const answered = await fetch(`${sandbox.origin}/api/services/v1/member/withdraw-password`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token, lang: "en_US" },
    body: JSON.stringify(body),
  });
  return v.parse(answer, await answered.json());
};

const kept = async (memberId: number) => {
  const [row] = await sandbox.services.db.select().from(member).where(eq(member.id, memberId));
  return row?.facts.withdrawPassword;
};

const hasOne = async (token: string) => {
  const { data } = await sandbox.api("/member/profile", {}, { token });
  return v.parse(
    v.object({ member_profile: v.looseObject({ is_withdraw_password: v.number() }) }),
    data,
  ).member_profile.is_withdraw_password;
};

test("the first one is set, stored as argon2id and reported by the profile; from then on it is asked for", async () => {
  const { token, memberId } = await sandbox.login("player21");
  expect(await hasOne(token)).toBe(0);
  const { background, publisher } = sandbox.services;
  await background.settled();
  const publish = vi.spyOn(publisher, "publish");
  expect(await call(token, { password: "1234", old_password: "0000" })).toMatchObject({
    code: "103",
  });
  expect(await call(token, { password: "1234" })).toMatchObject({ code: "100" });
  expect(await kept(memberId)).toMatch(/^\$argon2id\$/);
  expect(await hasOne(token)).toBe(1);
  expect(await call(token, { password: "5678" })).toMatchObject({ code: "103" });
  await background.settled();
  // The other windows of the member hear it once, and nothing of what was refused.
  expect(publish.mock.calls).toEqual([[[`private-member.${memberId}`], "profile.updated", {}]]);
});

test("a member who knows the password changes it into another one", async () => {
  const { token, memberId } = await sandbox.login("player22");
  await call(token, { password: "1234" });
  const first = await kept(memberId);
  expect(await call(token, { old_password: "4321", password: "5678" })).toMatchObject({
    code: "101",
    message: "Incorrect withdrawal password.",
  });
  expect(await call(token, { old_password: "1234", password: "1234" })).toMatchObject({
    code: "102",
  });
  // A wrong old password is refused, whatever the new one is.
  expect(await call(token, { old_password: "4321", password: "4321" })).toMatchObject({
    code: "101",
  });
  expect(await kept(memberId)).toBe(first);
  expect(await call(token, { old_password: "1234", password: "5678" })).toMatchObject({
    code: "100",
  });
  expect(await call(token, { old_password: "1234", password: "9999" })).toMatchObject({
    code: "101",
  });
});

test("of a burst of guesses five are judged, and a later right one is not", async () => {
  const { token } = await sandbox.login("player23");
  await call(token, { password: "1234" });
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      call(token, { old_password: `900${index % 10}`, password: "5678" }),
    ),
  );
  expect(guesses.filter(({ code }) => code === "101")).toHaveLength(5);
  expect(guesses.filter(({ code }) => code === "429")).toHaveLength(7);
  const late = await call(token, { old_password: "1234", password: "5678" });
  expect(late).toMatchObject({ code: "429", data: { wait_seconds: expect.any(Number) } });
});

test("fifteen guesses a day are judged, and a right one clears the count of the minutes and of the day", async () => {
  let now = sandbox.services.clock();
  const throttle = createThrottle(sandbox.services.db, () => now);
  const of = async (account: string) => {
    const { memberId } = await sandbox.login(account);
    const [row] = await sandbox.services.db.select().from(member).where(eq(member.id, memberId));
    if (!row) throw new Error(`There is no ${account}.`);
    return row;
  };
  const without = await of("player27");
  const kinds = async (who: Member, many: number, typed = "0000") => {
    const found = [];
    for (let turn = 0; turn < many; turn += 1)
      found.push((await guessWithdrawPassword({ throttle }, who, typed)).kind);
    return new Set(found);
  };
  // For a member without a password the attempt also counts, but is refused without a slow comparison.
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await kinds(without, 5)).toEqual(new Set(["none set"]));
    expect(await kinds(without, 1)).toEqual(new Set(["too many"]));
    now += 10 * 60_000;
  }
  expect(await kinds(without, 1)).toEqual(new Set(["too many"]));

  const withdrawPassword = await hashPassword("4826");
  const owner = { ...(await of("player28")), facts: { withdrawPassword } };
  const spent = { ...owner, facts: {} };
  await kinds(spent, 4);
  expect(await kinds(owner, 1, "4826")).toEqual(new Set(["right"]));
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await kinds(spent, 5)).toEqual(new Set(["none set"]));
    now += 10 * 60_000;
  }
});

test("of two requests that set the first password at once, one succeeds", async () => {
  const { token } = await sandbox.login("player24");
  const codes = (
    await Promise.all([call(token, { password: "1111" }), call(token, { password: "2222" })])
  ).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(["100", "103"]);
});

test.each([{}, { password: "12345" }, { password: "12a4" }, { password: "1234", member: 1 }])(
  "anything but four digits is refused: %j",
  async (body) => {
    const { token } = await sandbox.login("player25");
    expect(await call(token, body)).toMatchObject({ code: "400" });
    expect(await call("", { password: "1234" })).toMatchObject({ code: "401" });
  },
);

test("a password that is set while the login password is changed stays", async () => {
  const { token } = await sandbox.login("player31");
  const password = { password: "newday24", password_confirmation: "newday24" };
  const [changed, set] = await Promise.all([
    // Three hashes take longer than one, so this call writes last.
    sandbox.api(
      "/member/profile/edit_password",
      { old_password: "naluma88", ...password },
      { token },
    ),
    call(token, { password: "1234" }),
  ]);
  expect([changed.code, set.code]).toEqual(["100", "100"]);
  expect(await call(token, { password: "5678" })).toMatchObject({ code: "103" });
});
