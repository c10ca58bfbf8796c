import { expect, type Page } from "@playwright/test";

/**
 * Goes to a page through the member centre's menu, as a user does: no document is loaded. On a phone the menu is opened
 * first.
 */
export async function goInCentre(page: Page, path: string): Promise<void> {
  const menu = page.locator(".centre-bar button");
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("navigation").locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
}
