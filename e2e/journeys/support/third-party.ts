import { expect, type Page } from "@playwright/test";
import { password, type Account } from "./accounts.ts";
import { openLoginForm } from "./login-form.ts";

/** Opens the company's login in a new window, from the login form. */
export const goToCompany = async (page: Page): Promise<Page> => {
  const form = await openLoginForm(page);
  const button = form.getByRole("button", { name: "Continue with Lantern ID" });
  const [company] = await Promise.all([page.waitForEvent("popup"), button.click()]);
  await expect(company.getByRole("heading", { name: "Continue to Naluma" })).toBeVisible();
  return company;
};

/** Logs in there and gives consent, which closes the window. */
export const agree = async (company: Page, { account }: Account): Promise<void> => {
  await company.getByLabel("Username").fill(account);
  await company.getByLabel("Password").fill(password);
  await Promise.all([
    company.waitForEvent("close"),
    company.getByRole("button", { name: "Agree and continue" }).click(),
  ]);
};
