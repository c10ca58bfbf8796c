import { expect, type Page } from "@playwright/test";

/** Nothing sticks out of the page to the side. A phone's window grows with what does, its document does not. */
export const expectFits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    )
    .toBeLessThanOrEqual(0);
