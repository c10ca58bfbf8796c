import { expect, type Locator, type Page } from "@playwright/test";
import { firstGame } from "./play.ts";

/** Moves the focus to a tile by keyboard and presses the button that appears. */
export async function pressDemo(page: Page, name = firstGame): Promise<void> {
  await page.getByRole("button", { name: `Play ${name}`, exact: true }).focus();
  // Leaves and returns, so that the focus arrives by keyboard.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: `${name} demo`, exact: true }).click();
}

/** The dialog of a game's demo. */
export const demoOf = (page: Page, name = firstGame): Locator => page.getByRole("dialog", { name });

export async function playRound(page: Page): Promise<void> {
  const game = demoOf(page).frameLocator("iframe");
  const spin = game.getByRole("button", { name: "Spin" });
  await expect(spin).toBeEnabled();
  await spin.click();
  await expect(
    game.getByText(/You won|You got back|Your stake of|No win this time/).first(),
  ).toBeVisible();
}
