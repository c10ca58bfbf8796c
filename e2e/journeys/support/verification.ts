import { expect, type Locator, type Page } from "@playwright/test";
import { pictureOf } from "./login-form.ts";

interface Details {
  withdrawPassword?: string;
  email?: string;
  code?: string;
}

/** "Forgot password?" of the login, and the dialog that takes its place. */
export async function openReset(login: Locator, page: Page): Promise<Locator> {
  await login.getByRole("button", { name: "Forgot password?" }).click();
  const form = page.getByRole("dialog", { name: "Reset your password" });
  await expect(pictureOf(form)).toBeVisible();
  return form;
}

/** Types what is given, into a form that keeps the rest, and sends it. */
export async function sendDetails(form: Locator, typed: Details): Promise<void> {
  const { withdrawPassword, email, code } = typed;
  await expect(pictureOf(form)).toBeVisible();
  if (withdrawPassword !== undefined)
    await form.getByLabel("Withdrawal password").fill(withdrawPassword);
  if (email !== undefined) await form.getByRole("textbox", { name: "Email address" }).fill(email);
  if (code !== undefined) await form.getByLabel("Verification code").fill(code);
  await form.getByRole("button", { name: "Verify", exact: true }).click();
}

export async function sendNewPassword(
  form: Locator,
  password: string,
  confirmation = password,
): Promise<void> {
  await form.getByLabel("New password", { exact: true }).fill(password);
  await form.getByLabel("Confirm new password").fill(confirmation);
  await form.getByRole("button", { name: "Set new password" }).click();
}
