import { expect, type Page } from "@playwright/test";

/**
 * Stops the page's clock, so that seconds can be measured even on a slow machine. `page.clock.install` must have been
 * called before the page was opened. Responses of the platform still arrive. The clock stops a second ahead, so that no
 * pending call times out; if the page was already ahead of that, it stops there and the next attempt succeeds.
 */
export const stopClock = (page: Page): Promise<void> =>
  expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1_000);
  }).toPass({ intervals: [0] });
