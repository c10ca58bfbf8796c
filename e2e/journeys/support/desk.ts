import type { Stack } from "@naluma/tools/stack";
import { devices, expect, type Browser, type Locator, type Page } from "@playwright/test";

type Open = Pick<Stack, "api" | "lobby" | "operatorKey">;

/** The operator's desk in a browser of its own, signed in, on one of its screens. */
export const openDesk = async (
  browser: Browser,
  { api, operatorKey }: Open,
  screen = "",
  name = "Mai Tran",
): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${api}/sandbox/desk/${screen}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("textbox", { name: "Operator key" }).fill(operatorKey);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("navigation", { name: "Screens" })).toBeVisible();
  return page;
};

/** A page of a phone beside the journey's own of the desktop: what an operator does is seen on both hosts. */
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

export interface Desk {
  readonly main: Locator;
  /** Goes to a screen by the menu. */
  open(screen: string): Promise<void>;
}

/** Signs in to the desk in a page of the journey's own context, beside its other pages. */
export async function signInToDesk(
  page: Page,
  { api, operatorKey }: Pick<Stack, "api" | "operatorKey">,
): Promise<Desk> {
  await page.goto(`${api}/sandbox`);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("textbox", { name: "Operator key" }).fill(operatorKey);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Screens" });
  return {
    main: page.getByRole("main"),
    open: async (screen) => {
      await menu.getByRole("link", { name: screen }).click();
      await expect(page.getByRole("heading", { level: 1, name: screen })).toBeVisible();
    },
  };
}
