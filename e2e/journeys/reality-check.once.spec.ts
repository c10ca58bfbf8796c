import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { slotgame } from "./support/games-page.ts";
import { startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const prompt = (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Reality check" });
  return {
    interval: (name: string) => dialog.getByRole("radio", { name }),
    minutes: dialog.getByLabel("Minutes between reality checks"),
    words: dialog.getByLabel("Your note (optional)"),
    addWords: dialog.getByRole("button", { name: "Add your own note" }),
    save: dialog.getByRole("button", { name: "Save" }),
    /** How much of what may be written is. */
    counter: dialog.locator("[aria-hidden]", { hasText: /^\d+\/\d+$/ }),
    dialog,
  };
};

const ask = async (page: Page) => {
  const accountWidget = createAccountWidget(page);
  await accountWidget.menu.click();
  await accountWidget.account.getByRole("button", { name: "Reality check" }).click();
  return prompt(page);
};

test("[UI-08] what is no number of minutes is illegal input", async ({ page, lobby, member }) => {
  await lobby.enter(member);
  const { interval, minutes, save, dialog } = await ask(page);
  await interval("Another interval").check();
  await save.click();
  await minutes.fill("soon");
  await save.click();
  await expect(dialog.getByText("Enter a number from 5 to 240.")).toBeVisible();
  await expect(minutes).toBeFocused();
  await minutes.fill("30");
  await save.click();
  await expect(page.getByText("You’ll see a reality check every 30 minutes.")).toBeVisible();
  await expect(dialog).toBeHidden();

  // What was chosen is the account's: it is there again, and can be taken back.
  await page.reload();
  const again = await ask(page);
  await expect(again.interval("Every 30 minutes")).toBeChecked();
  await again.interval("Never").check();
  await again.save.click();
  await expect(page.getByText("Reality checks are off.")).toBeVisible();
});

test("[UI-09] words that have a maximum are counted, those that have none are not", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  const first = await ask(page);
  await first.interval("Another interval").check();
  await first.save.click();
  await expect(first.minutes).toBeVisible();
  await expect(first.counter).toHaveCount(0);
  await first.minutes.press("Escape");
  await expect(first.dialog).toBeHidden();

  const { addWords, words, counter, save } = await ask(page);
  await addWords.click();
  await expect(counter).toHaveText("0/60");
  await words.fill("Tea is ready");
  await expect(counter).toHaveText("12/60");
  await words.fill("x".repeat(70));
  await expect(words).toHaveValue("x".repeat(60));
  await save.click();
  await expect(page.getByText("Your note has been saved.")).toBeVisible();
});

test("a member is told of time and result, and goes on to the activity", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.realityCheck(member.account);
  // The check may stand over the page before the account widget has been looked for.
  await lobby.openAs(member);
  const check = page.getByRole("alertdialog", { name: "Reality check" });
  await expect(check).toContainText("You’ve been logged in for 1 min.");
  await expect(check).toContainText("Net result$0.00");
  const opened = page.waitForEvent("popup");
  await check.getByRole("button", { name: "See my activity" }).click();
  await expect(check).toBeHidden();
  const centre = await opened;
  await expect(centre).toHaveURL(/\/user\/Activity$/);
  await expect(centre.getByRole("heading", { level: 1, name: "Activity" })).toBeVisible();
});

test("a page without a footer says who may play, and leads a member to the own play", async ({
  page,
  lobby,
  member,
  operator,
  context,
}) => {
  const help = { name: { en_US: "GamCare" }, url: "https://www.gamcare.org.uk/" };
  await operator.content("footer", [help]);
  // A country of its own, so that the page is drawn anew.
  await context.setExtraHTTPHeaders({ "x-country": "NO" });
  await lobby.enter(member);
  await lobby.open(slotgame({ gt_id: "2", gp_id: "GPHL", house: "" }));
  const foot = page.getByRole("complementary", { name: "Help" });
  await expect(foot.getByText("For players aged 18 and over.")).toBeVisible();
  await expect(foot.getByRole("link", { name: "GamCare" })).toBeVisible();
  await foot.getByRole("button", { name: "Play responsibly" }).click();
  const own = page.getByRole("dialog", { name: "Play responsibly" });
  await expect(own.getByText("Net result")).toBeVisible();
  await expect(own.getByRole("button", { name: "Limits and breaks" })).toBeVisible();
});

test("a game in a window of its own shows the check, and what is chosen there counts", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const { game } = await startGame(page);
  // The page hears of it when it says that another interval was chosen.
  await operator.realityCheck(member.account);
  const { interval, save } = await ask(page);
  await interval("Every 15 minutes").check();
  await save.click();
  const check = game.getByRole("alertdialog", { name: "Reality check" });
  await expect(check).toContainText("Net result: $0.00");
  await expect(page.getByRole("alertdialog", { name: "Reality check" })).toBeVisible();
  await check.getByRole("button", { name: "Continue" }).click();
  await expect(check).toBeHidden();
  await expect(page.getByRole("alertdialog", { name: "Reality check" })).toBeHidden();
  await expect(game.getByRole("button", { name: "Spin" })).toBeEnabled();
});
