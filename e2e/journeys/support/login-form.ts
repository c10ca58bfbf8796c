import { expect, type Locator, type Page } from "@playwright/test";

interface Typed {
  account?: string;
  password?: string;
  code?: string;
}

/** The login dialog, with the picture of its captcha in place. */
export async function openLoginForm(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Log in", exact: true }).first().click();
  const form = page.getByRole("dialog", { name: "Log in" });
  await expect(form.getByRole("img", { name: "Picture with a code" })).toBeVisible();
  return form;
}

/** Types what is given, into a form that keeps the rest, and sends it. */
export async function sendLoginForm(form: Locator, typed: Typed): Promise<void> {
  const { account, password, code } = typed;
  if (account !== undefined) await form.getByLabel("Account").fill(account);
  if (password !== undefined) await form.getByLabel("Password", { exact: true }).fill(password);
  if (code !== undefined) await form.getByLabel("Code in the picture").fill(code);
  await form.getByRole("button", { name: "Log in", exact: true }).click();
}
