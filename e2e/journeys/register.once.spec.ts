import { runUntil, stopClock } from "./support/clock.ts";
import { lightPage } from "./support/lobby.ts";
import { pressPlay } from "./support/play.ts";
import {
  askForRegisterForm,
  createAccount,
  fieldOf,
  fillRegisterForm,
  newcomer,
  registerDialog,
} from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";

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
