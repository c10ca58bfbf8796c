import { createAccountWidget } from "./support/account-widget.ts";
import { startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("a game in a window of its own shows the reality check, and what is chosen there counts @once", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const { game } = await startGame(page);
  // The page learns of it when it reports that another interval was chosen.
  await operator.realityCheck(member.account);
  const { menu, account } = createAccountWidget(page);
  await menu.click();
  await account.getByRole("button", { name: "Reality check" }).click();
  const dialog = page.getByRole("dialog", { name: "Reality check" });
  await dialog.getByRole("radio", { name: "Every 15 minutes" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  const check = game.getByRole("alertdialog", { name: "Reality check" });
  await expect(check).toContainText("Net result: $0.00");
  await expect(page.getByRole("alertdialog", { name: "Reality check" })).toBeVisible();
  await check.getByRole("button", { name: "Continue" }).click();
  await expect(check).toBeHidden();
  await expect(page.getByRole("alertdialog", { name: "Reality check" })).toBeHidden();
  await expect(game.getByRole("button", { name: "Spin" })).toBeEnabled();
});
