import type { Locator, Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { lightPage } from "./support/lobby.ts";
import { fieldOf, newcomer, registerButton, registerDialog } from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";

/** Goes on with Tab until this has the focus. */
const tabTo = async (page: Page, place: Locator): Promise<void> => {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(place).toBeFocused();
};

test("by keys alone a visitor reads the agreement, is led to what is wrong, and makes an account", async ({
  page,
  lobby,
}) => {
  await lobby.open(lightPage);
  await registerButton(page).focus();
  await page.keyboard.press("Enter");
  const form = registerDialog(page);
  const guest = newcomer();
  const type = async (label: string, text: string) => {
    await tabTo(page, fieldOf(form, label));
    await page.keyboard.type(text);
  };

  await expect(fieldOf(form, "Username")).toBeFocused();
  await type("Username", guest.username);
  await type("Password", guest.password);
  await type("Repeat password", guest.password);
  await type("Full name", guest.name);
  const [year, month, day] = guest.birthday;
  await type("Month", month);
  await type("Day", day);
  await type("Year", year);
  await tabTo(page, fieldOf(form, "Phone"));
  await page.keyboard.press("Enter");
  // The first field that is wrong has the focus, and the number of them is said.
  await expect(form.getByRole("status").filter({ hasText: /fields need attention/ })).toBeVisible();
  await expect(fieldOf(form, "Email")).toBeFocused();
  await page.keyboard.type(guest.email);
  await type("Verification code", guest.code);
  await tabTo(page, form.getByRole("checkbox"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const agreement = page.getByRole("dialog", { name: "Service agreement" });
  await expect(agreement.getByRole("listitem").first()).toBeVisible();
  await expect.poll(() => agreement.evaluate((d) => d.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(agreement).toBeHidden();
  await expect(form.getByRole("button", { name: "service agreement" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(form.getByRole("checkbox")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(form.getByRole("checkbox")).toBeChecked();
  await tabTo(page, form.getByRole("button", { name: "Create account" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Welcome, ${guest.username}. Your account is ready.`)).toBeVisible();
  await expect(createAccountWidget(page).wallet).toBeVisible();
});
