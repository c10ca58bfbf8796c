import { expect, type Page } from "@playwright/test";

/**
 * Checks that nothing overflows the page sideways. On a phone the window grows with the overflow, but the document does
 * not.
 */
export const expectFits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    )
    .toBeLessThanOrEqual(0);
