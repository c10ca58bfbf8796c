import { expect, type Locator, type Page } from "@playwright/test";

interface Typed {
  account?: string;
  password?: string;
  code?: string;
}

/** The visitor's login button: in the header, and on a phone also in the tab bar. */
export const logInButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Log in", exact: true }).first();

export const pictureOf = (form: Locator): Locator =>
  form.getByRole("img", { name: "Picture of the verification code" });

/** Opens the login dialog without waiting for its captcha picture. */
export async function askForLoginForm(page: Page): Promise<Locator> {
  await logInButton(page).click();
  return page.getByRole("dialog", { name: "Log in" });
}

/** Opens the login dialog and waits for its captcha picture. */
export async function openLoginForm(page: Page): Promise<Locator> {
  const form = await askForLoginForm(page);
  await expect(pictureOf(form)).toBeVisible();
  return form;
}

/** Types the given values into a form that keeps the others, and submits it. */
export async function sendLoginForm(form: Locator, typed: Typed): Promise<void> {
  const { account, password, code } = typed;
  if (account !== undefined) await form.getByLabel("Username").fill(account);
  if (password !== undefined) await form.getByLabel("Password", { exact: true }).fill(password);
  if (code !== undefined) await form.getByLabel("Verification code").fill(code);
  await form.getByRole("button", { name: "Log in", exact: true }).click();
}
