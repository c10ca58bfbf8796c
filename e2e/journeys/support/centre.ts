import { expect, type Page } from "@playwright/test";

/** Follows the menu of the member centre to a page of it, as people do: no document is loaded. On a phone it is opened first. */
export async function goInCentre(page: Page, path: string): Promise<void> {
  const menu = page.locator(".mc-b button");
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("navigation").locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
}
