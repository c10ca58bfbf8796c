import { startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test("in a game a member sees the session in the player's bar, and is told of it over the game", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  await startGame(page);
  await expect(page).toHaveURL(/\/play$/);

  await page.getByRole("button", { name: "Play responsibly" }).click();
  const menu = page.getByRole("dialog", { name: "Play responsibly" });
  await expect(menu.getByText("This session")).toBeVisible();
  await expect(menu.getByRole("button", { name: "Activity" })).toBeVisible();
  await expect(menu.getByRole("button", { name: "Limits and breaks" })).toBeVisible();

  // The page hears of it when it says that another interval was chosen.
  await operator.realityCheck(member.account);
  await menu.getByRole("button", { name: "Reality check" }).click();
  const interval = page.getByRole("dialog", { name: "Reality check" });
  await interval.getByRole("radio", { name: "Every 15 minutes" }).check();
  await interval.getByRole("button", { name: "Save" }).click();
  const check = page.getByRole("alertdialog", { name: "Reality check" });
  await expect(check).toContainText("You’ve been logged in for 1 min.");
  await check.getByRole("button", { name: "Continue" }).click();
  await expect(check).toBeHidden();
  await expect(page).toHaveURL(/\/play$/);
});
