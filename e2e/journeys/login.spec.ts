import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { openLoginForm, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

test("[AUTH-11] [AUTH-13] [AUTH-18] a login stores who the member is, loads the layout and asks for a new picture @smoke", async ({
  page,
  lobby,
  member,
}) => {
  const calls = watchCalls(page);
  await lobby.open();
  const form = await openLoginForm(page);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  expect(calls.count("/member/profile/common/layout")).toBe(0);
  expect(calls.count("/captcha")).toBe(1);

  await sendLoginForm(form, { ...member, code: "0000" });
  await expect(form).toBeHidden();
  await expect(createAccountWidget(page).wallet).toBeVisible();
  const stored = await page.evaluate(() => ({
    token: localStorage.getItem("token"),
    id: localStorage.getItem("member_id"),
    account: localStorage.getItem("member_account"),
    currency: localStorage.getItem("currency"),
  }));
  expect(stored).toEqual({
    token: expect.stringMatching(/^s_[0-9a-f]+\..+$/),
    id: expect.stringMatching(/^\d+$/),
    account: member.account,
    currency: "USD",
  });
  // Once more where real time joins the member's channel after the login.
  await expect.poll(() => calls.count("/member/profile/common/layout")).toBeGreaterThan(0);
  expect(calls.to("/member/profile/common/layout")[0]?.headers()["authorization"]).toBe(
    stored.token,
  );
  await expect.poll(() => calls.count("/captcha")).toBe(2);
});
