import { expect, type Locator, type Page } from "@playwright/test";
import { pictureOf } from "./login-form.ts";

/** "Forgot password?" of the login, and the dialog that takes its place. */
export async function openReset(login: Locator, page: Page): Promise<Locator> {
  await login.getByRole("button", { name: "Forgot password?" }).click();
  const form = page.getByRole("dialog", { name: "Reset your password" });
  await expect(pictureOf(form)).toBeVisible();
  return form;
}
