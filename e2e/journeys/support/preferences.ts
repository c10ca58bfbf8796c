import { expect, type Locator, type Page } from "@playwright/test";
import { createAccountWidget } from "./account-widget.ts";

/**
 * Opens the choice of language, currency and appearance: a popover of the header on desktop. On a phone it is a sheet,
 * opened from the header for a visitor and from the tab bar for a member. The page must be in English.
 */
export async function openPreferences(page: Page): Promise<Locator> {
  const entry = page.getByRole("button", { name: /Language, currency and appearance/ });
  const panel = page.getByRole("dialog").filter({ hasText: "Appearance" });
  await expect(entry.or(createAccountWidget(page).menu).first()).toBeVisible();
  // The islands of the header hydrate one after the other.
  await expect(async () => {
    if (await panel.isVisible()) return;
    await ((await entry.isVisible()) ? entry : createAccountWidget(page).menu).click();
    await expect(panel).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return panel;
}

export const choose = async (page: Page, name: string): Promise<void> => {
  const panel = await openPreferences(page);
  await panel.getByRole("button", { name, exact: true }).click();
};
