import { watchCalls } from "./support/calls.ts";
import { lightPage } from "./support/lobby.ts";
import { openLoginForm, pictureOf, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";
import { openReset, sendDetails, sendNewPassword } from "./support/verification.ts";

const verify = "/arks/web/vx/verify";
const reset = "/arks/web/vx/reset";
const words = "The platform's own words.";
const verifyAgain = "We couldn’t verify your account. Check your details and try again.";
const details = { withdrawPassword: "4826", email: "anna@example.com", code: "0000" };

test("[AUTH-80] a forgotten password has its dialog, from which a visitor comes back to the login", async ({
  page,
  lobby,
}) => {
  await lobby.open(lightPage);
  const login = await openLoginForm(page);
  await login.getByLabel("Username").fill("lotus88");
  const form = await openReset(login, page);
  await expect(login).toBeHidden();
  await expect(form.getByLabel("Username")).toHaveValue("lotus88");
  await page.keyboard.press("Escape");
  await expect(login.getByLabel("Username")).toHaveValue("lotus88");
  await expect(pictureOf(login)).toBeVisible();
});

test("[AUTH-58] [AUTH-59] [AUTH-60] [AUTH-61] details that are missing are named, and nothing is sent", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  await lobby.open(lightPage);
  const login = await openLoginForm(page);
  await login.getByLabel("Username").fill("lotus88");
  const form = await openReset(login, page);

  const told = (field: string) => expect(form.getByLabel(field, { exact: true }));
  await sendDetails(form, {});
  await told("Withdrawal password").toHaveAccessibleDescription("Enter your withdrawal password.");
  await sendDetails(form, { withdrawPassword: "4826" });
  await expect(form.getByRole("textbox", { name: "Email address" })).toHaveAccessibleDescription(
    "Enter the email address on your account.",
  );
  await form.getByRole("radio", { name: "Phone number" }).check();
  await sendDetails(form, {});
  await expect(form.getByRole("textbox", { name: "Phone number" })).toHaveAccessibleDescription(
    "Enter the phone number on your account.",
  );
  await form.getByRole("textbox", { name: "Phone number" }).fill("0912345678");
  await sendDetails(form, {});
  await told("Verification code").toHaveAccessibleDescription("Enter the verification code.");
  expect(calls.count(verify)).toBe(0);
});

test("[AUTH-35] [AUTH-62] a wrong code is found on the device, which gets another picture", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  await lobby.open(lightPage);
  const form = await openReset(await openLoginForm(page), page);
  await form.getByLabel("Username").fill("lotus88");
  await sendDetails(form, { ...details, code: "1234" });
  await expect(form.getByLabel("Verification code")).toHaveAccessibleDescription(
    "Incorrect code. Try the new one.",
  );
  await expect(form.getByLabel("Verification code")).toHaveValue("");
  await expect(pictureOf(form)).toBeVisible();
  expect(calls.count(verify)).toBe(0);
  expect(calls.to("/clientCaptcha").map((call) => [call.method(), call.postData()])).toEqual([
    ["GET", null],
    ["GET", null],
  ]);
});

const verifyCodes = [
  ["[AUTH-65]", "101"],
  ["[AUTH-66]", "102"],
  ["[AUTH-67]", "201"],
  ["[AUTH-68]", "202"],
  ["[AUTH-69]", "203"],
  ["[AUTH-70]", "204"],
] as const;

for (const rows of [verifyCodes.slice(0, 3), verifyCodes.slice(3)]) {
  const ids = rows.map(([id]) => id).join(" ");
  const codes = rows.map(([, code]) => code).join(", ");
  test(`${ids} verify codes ${codes} ask for another try`, async ({ page, lobby, operator }) => {
    await lobby.open(lightPage);
    const form = await openReset(await openLoginForm(page), page);
    await form.getByLabel("Username").fill("lotus88");
    for (const [, code] of rows) {
      await operator.answer({ path: verify, code, message: words });
      await sendDetails(form, details);
      await expect(form.getByRole("alert"), code).toHaveText(verifyAgain);
      await expect(form.getByLabel("Verification code"), code).toHaveValue("");
      await operator.answer({ path: verify, code: "999", message: words });
      await sendDetails(form, details);
      await expect(form.getByRole("alert"), code).toHaveText(words);
    }
  });
}

test("[AUTH-71] [AUTH-73] a new password that is missing or not repeated is not sent", async ({
  page,
  lobby,
  operator,
}) => {
  const calls = watchCalls(page);
  await operator.answer({ path: verify, code: "100", data: { token: "vx_journey" } });
  await lobby.open(lightPage);
  const form = await openReset(await openLoginForm(page), page);
  await form.getByLabel("Username").fill("lotus88");
  await sendDetails(form, details);
  await sendNewPassword(form, "");
  const password = form.getByLabel("New password", { exact: true });
  await expect(password).toHaveAccessibleDescription(/Enter a new password\./);
  await sendNewPassword(form, "newday24", "newday42");
  await expect(form.getByLabel("Confirm new password")).toHaveAccessibleDescription(
    "The passwords don’t match.",
  );
  expect(calls.count(reset)).toBe(0);
});

const resetCodes = [
  ["[AUTH-75]", "101"],
  ["[AUTH-76]", "102"],
  ["[AUTH-77]", "201"],
  ["[AUTH-78]", "202"],
  ["[AUTH-79]", "203"],
] as const;

for (const rows of [resetCodes.slice(0, 3), resetCodes.slice(3)]) {
  const ids = rows.map(([id]) => id).join(" ");
  const codes = rows.map(([, code]) => code).join(", ");
  test(`${ids} reset codes ${codes} lead back to the details`, async ({
    page,
    lobby,
    operator,
  }) => {
    await lobby.open(lightPage);
    const form = await openReset(await openLoginForm(page), page);
    await form.getByLabel("Username").fill("lotus88");
    for (const [, code] of rows) {
      await operator.answer({ path: verify, code: "100", data: { token: `vx_${code}` } });
      await operator.answer({ path: reset, code, message: words });
      await sendDetails(form, details);
      await sendNewPassword(form, "newday24");
      await expect(form.getByRole("alert"), code).toHaveText(verifyAgain);
      await expect(form.getByLabel("Withdrawal password"), code).toHaveValue("4826");
    }
  });
}

test("a new password that the platform refuses for now can be sent again", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.answer({ path: verify, code: "100", data: { token: "vx_journey" } });
  await operator.answer({ path: reset, code: "999", message: words });
  await operator.answer({ path: reset, code: "100" });
  await lobby.open(lightPage);
  const login = await openLoginForm(page);
  const form = await openReset(login, page);
  await form.getByLabel("Username").fill("lotus88");
  await sendDetails(form, details);
  await sendNewPassword(form, "newday24");
  await expect(form.getByRole("alert")).toHaveText(words);
  await form.getByRole("button", { name: "Set new password" }).click();
  await expect(login.getByLabel("Username")).toHaveValue("lotus88");
  await sendLoginForm(login, {});
  await expect(login.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Enter your password.",
  );
});
