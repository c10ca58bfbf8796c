import { startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("in a game on a phone the reality check appears over the game, and the limits open in a separate tab @mobile", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.openAs(member, "/user/PlayLimits");
  await page.getByRole("button", { name: "Set limit: Loss limits, Per day" }).click();
  const dialog = page.getByRole("dialog", { name: "Loss limits · Per day" });
  await dialog.getByLabel("Limit", { exact: true }).fill("1");
  await dialog.getByRole("button", { name: "Save limit" }).click();
  await expect(page.getByText("$0.00 of $1.00 used")).toBeVisible();

  await lobby.visit();
  const { game } = await startGame(page);
  await page.getByRole("button", { name: "Play responsibly" }).click();
  const menu = page.getByRole("dialog", { name: "Play responsibly" });
  await expect(menu.getByText("This session")).toBeVisible();
  // The page learns of it when it reports that another interval was chosen.
  await operator.realityCheck(member.account);
  await menu.getByRole("button", { name: "Reality check" }).click();
  const interval = page.getByRole("dialog", { name: "Reality check" });
  await interval.getByRole("radio", { name: "Every 15 minutes" }).check();
  await interval.getByRole("button", { name: "Save" }).click();
  const check = page.getByRole("alertdialog", { name: "Reality check" });
  await expect(check).toContainText("You’ve been logged in for 1 min.");
  await check.getByRole("button", { name: "Continue" }).click();
  await expect(check).toBeHidden();

  await game.getByRole("button", { name: "Spin" }).click();
  const opened = page.waitForEvent("popup");
  await game.getByRole("link", { name: "Limits and breaks" }).click();
  const limits = await opened;
  await expect(limits.getByText("$0.00 of $1.00 used")).toBeVisible();
  await expect(page).toHaveURL(/\/play$/);
});
