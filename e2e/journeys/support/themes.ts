import { expect, type Page } from "@playwright/test";

export const lacquer = { theme: "dark", bars: "#171116", page: "rgb(15, 10, 14)", scheme: "dark" };

export const pearl = {
  theme: "light",
  bars: "#fbf9f6",
  page: "rgb(245, 241, 236)",
  scheme: "light",
};

/** What the player sees of the theme, and what the browser is told of it. */
export const shown = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset["theme"],
    bars: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    page: getComputedStyle(document.body).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }));

export const isShown = (page: Page, theme: typeof lacquer) =>
  expect.poll(() => shown(page)).toEqual(theme);
