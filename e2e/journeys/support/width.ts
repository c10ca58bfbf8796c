import { expect, type Page } from "@playwright/test";
import { isPhone } from "./play.ts";

export const height = 900;

/** The width of the other side, and the template that belongs to it. */
export const otherSide = (page: Page) =>
  isPhone(page)
    ? ({ width: 1200, template: "desktop" } as const)
    : ({ width: 800, template: "mobile" } as const);

export const heardBy = async (page: Page, width: number) => {
  await page.evaluate(() =>
    addEventListener("resize", () => {
      document.documentElement.dataset["heard"] = String(innerWidth);
    }),
  );
  await page.setViewportSize({ width, height });
  await expect(page.locator("html")).toHaveAttribute("data-heard", String(width));
};
