import type { Stack } from "@naluma/tools/stack";
import { devices, expect, type Browser, type Page } from "@playwright/test";

type Open = Pick<Stack, "api" | "lobby" | "operatorKey">;

/** Signs in to the operator's desk and opens one of its screens. */
export const signInToDesk = async (
  page: Page,
  { api, operatorKey }: Pick<Open, "api" | "operatorKey">,
  screen = "",
): Promise<void> => {
  await page.goto(`${api}/sandbox/desk/${screen}`);
  await page.getByLabel("Your name").fill("Mai Tran");
  await page.getByRole("textbox", { name: "Operator key" }).fill(operatorKey);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("navigation", { name: "Screens" })).toBeVisible();
};

/** The operator's desk in a separate browser, signed in. */
export const openDesk = async (browser: Browser, stack: Open, screen = ""): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInToDesk(page, stack, screen);
  return page;
};

/** A phone's page beside the desktop page of the journey, so that an operator's changes are checked on both hosts. */
export const openPhone = async (browser: Browser, { lobby }: Open): Promise<Page> => {
  const { viewport: _own, ...phone } = devices["Pixel 7"];
  const context = await browser.newContext({
    ...phone,
    baseURL: lobby,
    locale: "en-US",
    reducedMotion: "reduce",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
  });
  return context.newPage();
};
