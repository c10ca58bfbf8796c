import { createAccountWidget } from "./support/account-widget.ts";
import { player } from "./support/accounts.ts";
import { lightPage } from "./support/lobby.ts";
import { openLoginForm, pictureOf, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";
import { sendDetails, sendNewPassword } from "./support/verification.ts";

test("[AUTH-28] [AUTH-57] [AUTH-64] whoever comes from elsewhere is verified, sets a password and logs in with it", async ({
  page,
  lobby,
}) => {
  await lobby.open(lightPage);
  const login = await openLoginForm(page);
  await sendLoginForm(login, { ...player(32), code: "0000" });

  const form = page.getByRole("dialog", { name: "Verify your account" });
  await expect(login).toBeHidden();
  await expect(form.getByLabel("Username")).toHaveValue("player32");
  const details = { withdrawPassword: "5284", email: "somebody@example.com", code: "0000" };
  await sendDetails(form, details);
  await expect(form.getByRole("alert")).toHaveText(
    "We couldn’t verify your account. Check your details and try again.",
  );

  const verified = page.waitForResponse("**/api/arks/web/vx/verify");
  await sendDetails(form, { email: "orla@example.com", code: "0000" });
  const { data }: { data: { token: string } } = await (await verified).json();
  await expect(form.getByLabel("New password", { exact: true })).toBeFocused();

  const set = page.waitForRequest("**/api/arks/web/vx/reset");
  await sendNewPassword(form, "newday24");
  expect((await set).postDataJSON()).toEqual({
    account: "player32",
    password: "newday24",
    token: data.token,
  });

  await expect(form).toBeHidden();
  await expect(page.getByText("Your new password is set. Log in with it.")).toBeVisible();
  await expect(login.getByLabel("Username")).toHaveValue("player32");
  await expect(pictureOf(login)).toBeVisible();
  await sendLoginForm(login, { password: "newday24", code: "0000" });
  await expect(createAccountWidget(page).wallet).toBeVisible();
});
