import type { Locator, Page } from "@playwright/test";
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
