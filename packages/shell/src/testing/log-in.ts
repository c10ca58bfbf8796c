import { expect } from "vitest";
import { page, type Locator } from "vitest/browser";

interface Typed {
  readonly account?: string;
  readonly password?: string;
  readonly code?: string;
}

/** The visitor's login button: in the header, and on a phone in the tab bar as well. */
export const logInButton = (): Locator =>
  page.getByRole("button", { name: "Log in", exact: true }).first();

/** Opens the login dialog and waits for the image of its captcha. */
export async function openLoginForm(): Promise<Locator> {
  await logInButton().click();
  const form = page.getByRole("dialog", { name: "Log in" });
  await expect
    .element(form.getByRole("img", { name: "Picture of the verification code" }))
    .toBeVisible();
  return form;
}

/** Fills the given fields of a form, which keeps the others, and submits it. */
export async function sendLoginForm(form: Locator, typed: Typed = {}): Promise<void> {
  const { account = "player01", password = "secret12", code = "0000" } = typed;
  await form.getByLabelText("Username").fill(account);
  await form.getByLabelText("Password", { exact: true }).fill(password);
  await form.getByLabelText("Verification code").fill(code);
  await form.getByRole("button", { name: "Log in", exact: true }).click();
}

/** Logs a visitor in as the member in the platform's response. */
export async function logIn(typed?: Typed): Promise<void> {
  await sendLoginForm(await openLoginForm(), typed);
  await expect.poll(() => localStorage.getItem("token")).not.toBeNull();
}
