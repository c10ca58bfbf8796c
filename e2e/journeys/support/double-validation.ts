import { expect, type Locator, type Page } from "@playwright/test";
import type { Account } from "./accounts.ts";
import { openLoginForm, pictureOf, sendLoginForm } from "./login-form.ts";
import type { Operator } from "./operator.ts";

/** What each column of the profile is asked for, in the player's words. */
export const questions = {
  member_name: "What name is on your account?",
  identity_id: "What ID number is on your account?",
  member_phone: "Which phone number is on your account?",
  member_email: "Which email address is on your account?",
  withdraw_password: "What is your withdrawal password?",
} as const;

export type Column = keyof typeof questions;

export const validationDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Confirm it’s you" });

export const skipButton = (dialog: Locator): Locator =>
  dialog.getByRole("button", { name: /^Skip to another question/ });

/** Orders code 107 for the next login, with a question; a count that is left out is not sent. */
export const orderQuestion = (operator: Operator, question: Column, count?: number) =>
  operator.answer({
    path: "/login",
    code: "107",
    message: "The platform's own words.",
    data: { member_login_id: "ml_ordered", question, available_questions_count: count },
  });

/** Logs in and comes to the question, its picture in place. */
export async function comeToQuestion(page: Page, member: Account): Promise<Locator> {
  await sendLoginForm(await openLoginForm(page), { ...member, code: "0000" });
  const dialog = validationDialog(page);
  await expect(pictureOf(dialog)).toBeVisible();
  return dialog;
}

export const codeField = (dialog: Locator): Locator => dialog.getByLabel("Verification code");

export async function sendAnswer(dialog: Locator, answer: string, code = "0000"): Promise<void> {
  await dialog.getByLabel(/\?$/).fill(answer);
  await codeField(dialog).fill(code);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}
