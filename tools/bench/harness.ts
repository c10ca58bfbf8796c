import { join } from "node:path";
import { devices, type Page } from "playwright";
import { startStack, type Stack } from "../stack/index.ts";

/** Player browsers, one for each host. */
export const hosts = {
  desktop: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
  mobile: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
};
export type Host = keyof typeof hosts;

/** A stack whose output is kept for inspection if the benchmark fails. */
export const startBenchStack = (env: Readonly<Record<string, string>> = {}): Promise<Stack> =>
  startStack({ log: join(import.meta.dirname, "../../.naluma/bench/stack.log"), env });

/** Calls the platform as the operator's desk does. */
export const operate = async (
  { api, operatorKey }: Stack,
  method: string,
  path: string,
  body?: object,
): Promise<void> => {
  const answer = await fetch(`${api}/sandbox/${path}`, {
    method,
    headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}`);
};

/** A pop-up would cover the page. */
export const removeBulletins = (stack: Stack): Promise<void> =>
  operate(stack, "POST", "content", { kind: "bulletin", items: [] });

/** Logs in a member of the sandbox from home, and waits for the real-time connection. */
export const logIn = async (page: Page, account: string): Promise<void> => {
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Log in", exact: true }).first().click();
  await page.getByLabel("Username").fill(account);
  await page.getByLabel("Password", { exact: true }).fill("naluma88");
  await page.getByLabel("Verification code").fill("0000");
  await page.getByRole("dialog").getByRole("button", { name: "Log in", exact: true }).click();
  await page
    .locator('html[data-member][data-connection="connected"]')
    .waitFor({ state: "attached" });
};
