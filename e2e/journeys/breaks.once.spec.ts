import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { expect, test } from "./support/test.ts";

const prompt = (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Remind me to take a break" });
  return {
    minutes: dialog.getByLabel("Minutes between reminders"),
    words: dialog.getByLabel("Reminder message (optional)"),
    next: dialog.getByRole("button", { name: "Next" }),
    save: dialog.getByRole("button", { name: "Save" }),
    /** How much of what may be written is. */
    counter: dialog.locator("[aria-hidden]", { hasText: /^\d+\/\d+$/ }),
    dialog,
  };
};

const ask = async (page: Page) => {
  const accountWidget = createAccountWidget(page);
  await accountWidget.menu.click();
  await accountWidget.account.getByRole("button", { name: "Break reminder" }).click();
  return prompt(page);
};

test("[UI-08] what is no number of minutes is illegal input", async ({ page, lobby, member }) => {
  await lobby.enter(member);
  const { minutes, next, dialog, words } = await ask(page);
  await minutes.fill("soon");
  await next.click();
  await expect(dialog.getByText("Enter a number from 5 to 240.")).toBeVisible();
  await expect(minutes).toBeFocused();
  await minutes.fill("30");
  await next.click();
  await expect(words).toBeVisible();
});

test("[UI-09] words that have a maximum are counted, those that have none are not", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  const { minutes, next, words, counter, save, dialog } = await ask(page);
  await minutes.fill("30");
  await expect(counter).toHaveCount(0);
  await next.click();
  await expect(counter).toHaveText("0/60");
  await words.fill("Tea is ready");
  await expect(counter).toHaveText("12/60");
  await words.fill("x".repeat(70));
  await expect(words).toHaveValue("x".repeat(60));
  await save.click();
  await expect(page.getByText("You will be reminded every 30 minutes.")).toBeVisible();
  await expect(dialog).toBeHidden();

  // What was chosen is there again, and can be taken back.
  const again = await ask(page);
  await expect(again.minutes).toHaveValue("30");
  await again.minutes.clear();
  await again.next.click();
  await expect(page.getByText("Break reminders are off.")).toBeVisible();
});

test("a member who asked for it is reminded to take a break", async ({ page, lobby, member }) => {
  await page.clock.install();
  await lobby.enter(member);
  const { minutes, next, save, dialog } = await ask(page);
  await minutes.fill("5");
  await next.click();
  await save.click();
  await expect(dialog).toBeHidden();
  await page.clock.fastForward("05:00");
  const reminder = page.getByRole("alertdialog", { name: "Time for a break" });
  await expect(reminder).toContainText("You’ve been playing for 5 minutes.");
  await reminder.getByRole("button", { name: "Continue" }).click();
  await expect(reminder).toBeHidden();
});
