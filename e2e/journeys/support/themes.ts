import { expect, type Page } from "@playwright/test";

export const lacquer = { theme: "dark", bars: "#171116", page: "rgb(15, 10, 14)", scheme: "dark" };

export const pearl = {
  theme: "light",
  bars: "#fbf9f6",
  page: "rgb(245, 241, 236)",
  scheme: "light",
};

/** The theme as the player sees it and as the browser is told. */
export const shown = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset["theme"],
    bars: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    page: getComputedStyle(document.body).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }));

export const isShown = (page: Page, theme: typeof lacquer) =>
  expect.poll(() => shown(page)).toEqual(theme);
