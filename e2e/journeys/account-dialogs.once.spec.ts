import { player } from "./support/accounts.ts";
import { comeToQuestion } from "./support/double-validation.ts";
import { lightPage } from "./support/lobby.ts";
import { logInButton, openLoginForm, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";
import { openReset } from "./support/verification.ts";

// The red envelope, registration and the roulette's award close in journeys of their own.
test("[UI-12] login, questions, verification, a forgotten password and the bank-account prompt open and close", async ({
  page,
  lobby,
}) => {
  await lobby.open(lightPage);
  const login = await openLoginForm(page);
  await page.keyboard.press("Escape");
  await expect(login).toHaveCount(0);
  await expect(logInButton(page)).toBeFocused();

  const question = await comeToQuestion(page, player(35));
  await question.getByRole("button", { name: "Close" }).click();
  await expect(question).toHaveCount(0);
  await expect(logInButton(page)).toBeFocused();

  await sendLoginForm(await openLoginForm(page), { ...player(32), code: "0000" });
  const verification = page.getByRole("dialog", { name: "Verify your account" });
  await expect(verification).toBeVisible();
  await verification.getByRole("button", { name: "Close" }).click();
  await expect(verification).toHaveCount(0);

  const reset = await openReset(await openLoginForm(page), page);
  await reset.getByRole("button", { name: "Close" }).click();
  await expect(reset).toHaveCount(0);
  // Whoever gives up the reset is back where it was asked for.
  await expect(login).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await lobby.openAs(player(41), "/user/Deposit");
  const prompt = page.getByRole("dialog", { name: "Bank account" });
  await expect(prompt).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(prompt).toHaveCount(0);
});
