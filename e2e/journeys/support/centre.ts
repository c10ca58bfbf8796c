import { expect, type Page } from "@playwright/test";

/** Follows the menu of the member centre to a page of it, as people do: no document is loaded. */
export async function goInCentre(page: Page, path: string): Promise<void> {
  await page.getByRole("navigation").locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
}
