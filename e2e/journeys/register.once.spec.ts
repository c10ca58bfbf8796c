import type { Locator } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls, type Calls } from "./support/calls.ts";
import { runUntil, stopClock } from "./support/clock.ts";
import { lightPage } from "./support/lobby.ts";
import { pressPlay } from "./support/play.ts";
import {
  askForRegisterForm,
  chooseCurrency,
  createAccount,
  fieldOf,
  fillRegisterForm,
  newcomer,
  openRegisterForm,
  registerDialog,
} from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";

const leave = async (form: Locator, label: string, text: string): Promise<void> => {
  await fieldOf(form, label).fill(text);
  await fieldOf(form, label).blur();
};

/** Which fields the server was asked about, in order. */
const asked = (calls: Calls): string[] =>
  calls
    .to("/register/verification")
    .map((call) => Object.keys(Object(call.postDataJSON()))[3] ?? "");

test("[REG-81] [REG-82] a field that is left is asked about, the account is not", async ({
  page,
  lobby,
}) => {
  await lobby.open(lightPage);
  const form = await openRegisterForm(page);
  const calls = watchCalls(page);
  await leave(form, "Username", "player20");
  await leave(form, "Email", "nadia@example.com");
  await expect(fieldOf(form, "Email")).toHaveAccessibleDescription(
    "This email address already has an account.",
  );
  expect(asked(calls)).toEqual(["member_email"]);
});

test("[REG-31] [REG-32] [REG-33] another currency asks about what is unique now, the phone and the introducer", async ({
  page,
  lobby,
}) => {
  await lobby.open(lightPage);
  const form = await openRegisterForm(page);
  const calls = watchCalls(page);
  await chooseCurrency(form, "USD");
  await leave(form, "Full name", "Linh");
  await leave(form, "Phone", "0912345678");
  await leave(form, "Referral code", "FRIEND36");
  await expect.poll(() => asked(calls)).toEqual(["member_phone", "recommend_code"]);
  calls.forget();
  await chooseCurrency(form, "VND");
  await expect
    .poll(() => asked(calls).toSorted())
    .toEqual(["member_name", "member_phone", "recommend_code"]);
});

test("[REG-37] [REG-41] two presses make one account; the next visitor finds an empty form", async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.open(lightPage);
  const form = await openRegisterForm(page);
  const calls = watchCalls(page);
  await fillRegisterForm(form, newcomer());
  await operator.answer({ path: "/register", behaviour: "wait" });
  await form.getByRole("button", { name: "Create account" }).dblclick();
  await expect.poll(() => calls.count("/register")).toBe(1);
  await fieldOf(form, "Verification code").press("Enter");
  await operator.clearAnswers();
  await expect(createAccountWidget(page).wallet).toBeVisible();
  expect(calls.count("/register")).toBe(1);

  await page.evaluate(() => localStorage.clear());
  await lobby.open(lightPage);
  const again = await openRegisterForm(page);
  for (const label of ["Username", "Password", "Full name", "Email"])
    await expect(fieldOf(again, label), label).toHaveValue("");
});

test("a visitor's Play goes on by itself after a registration from the login's dialog", async ({
  page,
  lobby,
}) => {
  await lobby.visit();
  await pressPlay(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Log in" }).click();
  const login = page.getByRole("dialog", { name: "Log in" });
  await login.getByRole("button", { name: "Create an account" }).click();
  const form = registerDialog(page);
  await fillRegisterForm(form, newcomer());
  const opened = page.waitForEvent("popup");
  await createAccount(form);
  const game = await opened;
  await expect(game.getByRole("button", { name: "Spin" })).toBeEnabled();
});

test("[REG-118] settings that cannot be had are told for 5 s, and can be asked for again", async ({
  page,
  lobby,
  operator,
}) => {
  const words = "The registration settings could not be read.";
  await operator.answer({
    path: "/arks/web/register-settings",
    code: "999",
    message: words,
    delay_ms: 2_000,
  });
  await page.clock.install();
  await lobby.open(lightPage);
  const form = await askForRegisterForm(page);
  await expect(form.getByText("The form is loading")).toBeAttached();
  await stopClock(page);
  const toast = page.getByRole("region", { name: "Notices" }).getByText(words);
  await runUntil(page, () => expect(toast).toBeVisible({ timeout: 50 }));
  await page.clock.runFor(4_800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
  await page.clock.resume();
  await form.getByRole("button", { name: "Try again" }).click();
  await expect(fieldOf(form, "Username")).toBeVisible();
});
