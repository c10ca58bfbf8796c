import { expect, type Page } from "@playwright/test";
import type { Operator } from "./operator.ts";

/** Consent has not been given or refused yet. All other tests start with a refusal (playwright.config.ts). */
export const unanswered = { storageState: { cookies: [], origins: [] } };

export const clickId = "IwAR0abcdefghijklmnopqrstuvwxyz";

export const questionOf = (page: Page) =>
  page.getByRole("dialog", { name: "Cookies for advertising" });

/** Answers in the footer, which does not depend on a timer. */
export async function answer(page: Page, name: "Accept" | "Decline"): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
  const question = questionOf(page);
  await question.getByRole("button", { name }).click();
  await expect(question).toBeHidden();
}

/** Records every request of the page to another origin from now on. */
export function watchOthers(page: Page, lobby: string): string[] {
  const others: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== lobby) others.push(request.url());
  });
  return others;
}

/** The names of the scripts that the third party has served, and the bodies it has received. */
export async function knownOutside(operator: Operator) {
  const received = await operator.tracking();
  const bodies = (kind: string) =>
    received.filter((one) => one.kind === kind).map(({ body }) => body);
  return {
    scripts: received.filter(({ kind }) => kind === "script").map(({ name }) => name),
    reports: bodies("report"),
    events: bodies("event"),
    text: JSON.stringify(received),
  };
}
