import { expect, type Page } from "@playwright/test";

/**
 * Stops the page's clock, so that seconds can be measured on a slow machine too.
 * `page.clock.install` must have been called before the page was opened. What the platform answers
 * still arrives. It stops a second ahead, so that no call under way is given up; where the page was
 * ahead already, it stands still then, and the next attempt is in time.
 */
export const stopClock = (page: Page): Promise<void> =>
  expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1_000);
  }).toPass({ intervals: [0] });
