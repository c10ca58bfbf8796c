import { createAccountWidget } from "./support/account-widget.ts";
import { player } from "./support/accounts.ts";
import {
  comeToQuestion,
  questions,
  sendAnswer,
  skipButton,
  validationDialog,
  type Column,
} from "./support/double-validation.ts";
import { lightPage } from "./support/lobby.ts";
import { logInButton, openLoginForm, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

/** What the profile of player35 says; see docs/sandbox.md. */
const answers: Readonly<Record<Column, string>> = {
  member_name: "Tomas Reyes",
  identity_id: "NL7712034",
  member_phone: "15550142277",
  member_email: "tomas@example.com",
  withdraw_password: "8206",
};

test("[AUTH-27] a new device is proven by an answer from the profile, once", async ({
  page,
  lobby,
}) => {
  const member = player(35);
  await lobby.open(lightPage);
  const dialog = await comeToQuestion(page, member);
  await expect(dialog).toContainText("We don’t recognise this device.");
  await expect(page.getByRole("dialog")).toHaveCount(1);

  // Closing ends the attempt; the next login is asked anew.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(logInButton(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();

  await comeToQuestion(page, member);
  await sendAnswer(dialog, "a wrong one");
  await expect(dialog.getByText("Incorrect answer. Check it and try again.")).toBeVisible();
  await skipButton(dialog).click();
  await expect(dialog.getByRole("status")).toHaveText("Question 2 of 3");

  for (const [column, question] of Object.entries(questions))
    if (await dialog.getByLabel(question).isVisible())
      await sendAnswer(dialog, answers[column as Column]);
  await expect(dialog).toBeHidden();
  const widget = createAccountWidget(page);
  await expect(widget.wallet).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("member_account"))).toBe(member.account);

  // Known from now on, by the id that the browser keeps.
  await widget.logOut();
  await expect(widget.wallet).toBeHidden();
  await sendLoginForm(await openLoginForm(page), { ...member, code: "0000" });
  await expect(widget.wallet).toBeVisible();
  await expect(validationDialog(page)).toHaveCount(0);
});
