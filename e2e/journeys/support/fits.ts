import { expect, type Page } from "@playwright/test";

/** Nothing sticks out of the page to the side. */
export const expectFits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
