import { expect, type Locator, type Page } from "@playwright/test";
import { firstGame } from "./play.ts";

/** Comes to a tile by keyboard, and presses what then appears. */
export async function pressDemo(page: Page, name = firstGame): Promise<void> {
  await page.getByRole("button", { name: `Play ${name}`, exact: true }).focus();
  // Away and back again: this is what a keyboard does.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: `${name} demo`, exact: true }).click();
}

/** The dialog in which a game is tried. */
export const demoOf = (page: Page, name = firstGame): Locator => page.getByRole("dialog", { name });

/** Plays one round of the demo that is open. */
export async function playRound(page: Page): Promise<void> {
  const game = demoOf(page).frameLocator("iframe");
  const spin = game.getByRole("button", { name: "Spin" });
  await expect(spin).toBeEnabled();
  await spin.click();
  await expect(
    game.getByText(/You won|You got back|Your stake of|No win this time/).first(),
  ).toBeVisible();
}
