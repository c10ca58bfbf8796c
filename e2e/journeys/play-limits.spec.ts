import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { openLoginForm, sendLoginForm } from "./support/login-form.ts";
import { pressPlay, quitGame, startGame } from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

/** Opens the limits, which takes two presses from any page of the lobby. */
async function openLimits(page: Page): Promise<Page> {
  const { menu, account } = createAccountWidget(page);
  await menu.click();
  const opened = page.waitForEvent("popup");
  await account.getByRole("button", { name: "Limits and breaks" }).click();
  const centre = await opened;
  await expect(centre.getByRole("heading", { level: 1, name: "Limits and breaks" })).toBeVisible();
  return centre;
}

test("a member's limits end play when they are reached: in the game, at the next start, at the login @once", async ({
  page,
  lobby,
  member,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await lobby.enter(member);
  const centre = await openLimits(page);
  await expect(centre).toHaveURL(/\/user\/PlayLimits$/);

  await centre.getByRole("button", { name: "Set limit: Loss limits, Per day" }).click();
  const dialog = centre.getByRole("dialog", { name: "Loss limits · Per day" });
  await dialog.getByLabel("Limit", { exact: true }).fill("1");
  await expect(dialog.getByText("This limit applies at once.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save limit" }).click();
  await expect(centre.getByText("$0.00 of $1.00 used")).toBeVisible();

  // Games open with a stake of $2.00.
  const { game, page: window } = await startGame(page);
  await game.getByRole("button", { name: "Spin" }).click();
  await expect(game.getByText("This stake could take you past your loss limit.")).toBeVisible();
  const fromGame = window.waitForEvent("popup");
  await game.getByRole("link", { name: "Limits and breaks" }).click();
  const again = await fromGame;
  await expect(again.getByText("$0.00 of $1.00 used")).toBeVisible();

  const timeOut = again.getByRole("radio", { name: "24 hours" });
  await timeOut.check();
  await again.getByRole("button", { name: "Start time-out" }).click();
  const question = again.getByRole("alertdialog", { name: "Start a time-out now?" });
  await question.getByRole("button", { name: "Start time-out" }).click();
  await expect(again.getByText(/^You’re on a time-out until /)).toBeVisible();
  await again.close();

  await expect(game.getByRole("heading", { name: "You’re on a time-out" })).toBeVisible();
  await quitGame(page);
  await pressPlay(page);
  const refused = page.getByRole("alertdialog", { name: "You’re on a time-out" });
  await expect(refused).toContainText("You can play again from ");
  await refused.getByRole("button", { name: "Close" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-launch", "idle");

  await centre.bringToFront();
  await centre.getByRole("radio", { name: "6 months" }).check();
  await centre.getByRole("button", { name: "Exclude myself" }).click();
  const last = centre.getByRole("alertdialog", { name: "Exclude yourself now?" });
  await Promise.all([
    centre.waitForEvent("close"),
    last.getByRole("button", { name: "Exclude myself" }).click(),
  ]);

  const form = await openLoginForm(page);
  await sendLoginForm(form, { ...member, code: "0000" });
  await expect(form.getByText(/^You’ve excluded yourself from playing here until /)).toBeVisible();
  await expect(form.getByRole("link", { name: "Gambling Therapy" })).toHaveAttribute(
    "href",
    "https://www.gamblingtherapy.org/",
  );
});
