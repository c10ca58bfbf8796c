import { expect, type Locator, type Page } from "@playwright/test";
import type { Account } from "./accounts.ts";
import { openLoginForm, pictureOf, sendLoginForm } from "./login-form.ts";

/** Logs in and comes to the question, its picture in place. */
export async function comeToQuestion(page: Page, member: Account): Promise<Locator> {
  await sendLoginForm(await openLoginForm(page), { ...member, code: "0000" });
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect(pictureOf(dialog)).toBeVisible();
  return dialog;
}
