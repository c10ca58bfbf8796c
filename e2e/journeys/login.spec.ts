import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { logInButton, openLoginForm, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

test("[AUTH-01] [AUTH-02] a visitor finds the login, and it opens and closes as a dialog", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const entry = logInButton(page);
  await expect(entry).toBeVisible();
  const form = await openLoginForm(page);
  await expect(form).toHaveAttribute("aria-modal", "true");
  await form.getByRole("button", { name: "Close" }).click();
  await expect(form).toBeHidden();
  await openLoginForm(page);
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await expect(entry).toBeFocused();
});

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
