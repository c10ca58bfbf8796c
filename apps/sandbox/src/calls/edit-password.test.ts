import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../testing/listener.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const edit = (token: string, body: Readonly<Record<string, unknown>>) =>
  sandbox.api("/member/profile/edit_password", body, { token });

const both = (password: string) => ({ password, password_confirmation: password });

const layout = (token: string) => sandbox.api("/member/profile/common/layout", {}, { token });

const logIn = async (account: string, password: string) => {
  const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 });
  const captcha_token = captcha.data["token"];
  const asked = { account, password, site_id: 1, answer: "0000", captcha_token };
  return sandbox.api("/login", asked);
};

test("[AUTH-83] the new password logs in, the old one no longer does, and the token is renewed", async () => {
  const { token } = await sandbox.login("player21");
  const answer = await edit(token, { old_password: "naluma88", ...both("newday24") });
  expect(answer).toMatchObject({ code: "100", data: null });
  const renewed = answer.headers.get("authorization");
  expect(renewed).toMatch(/^s_/);
  expect(renewed).not.toBe(token);
  expect((await layout(renewed ?? "")).status).toBe(200);
  expect((await logIn("player21", "naluma88")).code).toBe("101");
  expect((await logIn("player21", "newday24")).code).toBe("100");
});

test("other sessions of the member end with their sockets; windows of this one read the profile again", async () => {
  const other = await sandbox.login("player22");
  const old = await listen(sandbox, other);
  // The other session is in its grace period; a password change ends it at once.
  const mine = await sandbox.login("player22");
  const here = await listen(sandbox, mine);
  const stranger = await sandbox.login("player23");
  const changed = await edit(mine.token, { old_password: "naluma88", ...both("newday24") });
  expect(changed.code).toBe("100");
  expect(await old.closed).toBe(4009);
  await here.next("profile.updated");
  here.close();
  expect((await layout(other.token)).status).toBe(401);
  expect((await layout(mine.token)).status).toBe(200);
  expect((await layout(stranger.token)).status).toBe(200);
});

test("only a member who must change it at the first login sets a password without the old one", async () => {
  const plain = await sandbox.login("player24");
  expect(await edit(plain.token, both("newday24"))).toMatchObject({
    code: "999",
    message: "Your current password is incorrect.",
  });

  const flagged = await sandbox.login("player18");
  const flag = async () =>
    (await layout(flagged.token)).data["member_common_layout"] as Record<string, unknown>;
  expect(await flag()).toMatchObject({ first_login_to_change_password: 1 });
  // The values given still have to be valid.
  expect((await edit(flagged.token, { old_password: "wrong", ...both("newday24") })).code).toBe(
    "999",
  );
  expect((await edit(flagged.token, both("newday24"))).code).toBe("100");
  expect(await flag()).toMatchObject({ first_login_to_change_password: 0 });
  expect((await edit(flagged.token, both("newday25"))).code).toBe("999");
});

test("a new password leaves the rest of the member as it was", async () => {
  const { token } = await sandbox.login("player20");
  const profile = async () => (await sandbox.api("/member/profile", {}, { token })).data;
  const before = await profile();
  expect((await edit(token, { old_password: "naluma88", ...both("newday24") })).code).toBe("100");
  expect(await profile()).toEqual(before);
});

test("a password that differs from its confirmation, or is the old one, is refused", async () => {
  const { token } = await sandbox.login("player25");
  const differs = {
    old_password: "naluma88",
    password: "newday24",
    password_confirmation: "new42x",
  };
  expect(await edit(token, differs)).toMatchObject({
    code: "999",
    message: "The two passwords don’t match.",
  });
  const same = await edit(token, { old_password: "naluma88", ...both("naluma88") });
  expect(same.message).toBe("Choose a password that is different from the current one.");
});

test("the sixth guess of the old password waits, parallel ones count, and a right one does not get through", async () => {
  const { token } = await sandbox.login("player26");
  const guesses = await Promise.all(
    Array.from({ length: 6 }, () => edit(token, { old_password: "wrong", ...both("newday24") })),
  );
  expect(guesses.map(({ code }) => code).toSorted()).toEqual([
    "429",
    "999",
    "999",
    "999",
    "999",
    "999",
  ]);
  const right = await edit(token, { old_password: "naluma88", ...both("newday24") });
  expect(right.status).toBe(429);
});

test("a right old password clears the count of the wrong ones before it", async () => {
  const { token } = await sandbox.login("player28");
  for (const [old_password, password] of [
    ["naluma88", "newday24"],
    ["newday24", "newday25"],
  ] as const) {
    for (let turn = 0; turn < 4; turn += 1)
      expect((await edit(token, { old_password: "wrong", ...both("another1") })).code).toBe("999");
    expect((await edit(token, { old_password, ...both(password) })).code).toBe("100");
  }
});

test("of two changes at once one succeeds", async () => {
  const { token } = await sandbox.login("player27");
  const answers = await Promise.all([
    edit(token, { old_password: "naluma88", ...both("newday24") }),
    edit(token, { old_password: "naluma88", ...both("newday25") }),
  ]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(["100", "999"]);
});
