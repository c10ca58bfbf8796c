import { startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("a game in the player leads to the member's limits in a tab of their own, and goes on meanwhile", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.openAs(member, "/user/PlayLimits");
  await page.getByRole("button", { name: "Set limit: Loss limits, Per day" }).click();
  const dialog = page.getByRole("dialog", { name: "Loss limits · Per day" });
  await dialog.getByLabel("Limit", { exact: true }).fill("1");
  await dialog.getByRole("button", { name: "Save limit" }).click();
  await expect(page.getByText("$0.00 of $1.00 used")).toBeVisible();

  await lobby.visit();
  const { game } = await startGame(page);
  await game.getByRole("button", { name: "Spin" }).click();
  const opened = page.waitForEvent("popup");
  await game.getByRole("link", { name: "Limits and breaks" }).click();
  const limits = await opened;
  await expect(limits.getByText("$0.00 of $1.00 used")).toBeVisible();
  await expect(page).toHaveURL(/\/play$/);
});
