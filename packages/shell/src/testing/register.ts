import { expect } from "vitest";
import { page, type Locator } from "vitest/browser";

/** The operator's setting for a field; fields without one are not part of the form. */
type Mark = "optional" | "required" | "unique" | "verified";
type Fields = Readonly<Record<string, Mark | readonly Mark[]>>;

/** A member registered in dollars, because that does not reload a page in dollars. */
export const newMember = {
  data: {
    member_id: 88213,
    member_account: "lotus88",
    member_currency: "USD",
    member_login_id: "ml_1",
    token: "s_1.secret",
  },
};

const settingsOf = (byCurrency: Readonly<Record<string, Fields>>) => ({
  data: {
    list: Object.entries(byCurrency).flatMap(([currency, fields]) =>
      Object.entries(fields).map(([name, marks]) => {
        const flag = (mark: Mark) => ([marks].flat().includes(mark) ? 1 : 0);
        return {
          name,
          currency,
          is_display: 1,
          is_required: flag("required"),
          is_unique: flag("unique"),
          is_verification: flag("verified"),
        };
      }),
    ),
  },
});

/** The platform's registration fields for each currency, for an address that belongs to no agent. */
export const registrationWith = (byCurrency: Readonly<Record<string, Fields>>) => ({
  "/arks/web/register-settings": settingsOf(byCurrency),
  "/arks/web/check-agent-domain": "success_none",
  "/register": newMember,
});

export const registerDialog = (): Locator =>
  page.getByRole("dialog", { name: "Create your account" });

/** Opens the registration with its button in the header, and waits for the image of its captcha. */
export async function openRegisterForm(): Promise<Locator> {
  await page.getByRole("button", { name: "Register", exact: true }).first().click();
  const form = registerDialog();
  await expect
    .element(form.getByRole("img", { name: "Picture of the verification code" }))
    .toBeVisible();
  return form;
}

/** Finds a field by its label, whether or not it is optional. */
export const fieldOf = (form: Locator, label: string): Locator =>
  form.getByLabelText(new RegExp(`^${label}( ?optional)?$`));

/** Fills in the fields that every account needs. */
export async function fillRegisterForm(form: Locator): Promise<void> {
  await fieldOf(form, "Username").fill("lotus88");
  await fieldOf(form, "Password").fill("harvest7");
  await fieldOf(form, "Verification code").fill("0000");
  await form.getByRole("checkbox").click();
}

/** The welcome dialog for `newMember`. */
export const welcome = (): Locator => page.getByRole("dialog", { name: "Welcome, lotus88" });

export const createAccount = (form: Locator): Promise<void> =>
  form.getByRole("button", { name: "Create account" }).click();
