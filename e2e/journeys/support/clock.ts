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

/**
 * Lets a stopped clock go on by small steps until what is expected has come about. For what has no moment of its own: page
 * time passes, up to some seconds of it. What must come at its moment is asked for by `atOnce`.
 */
export const runUntil = (page: Page, expectation: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(5);
    await expectation();
  }).toPass({ intervals: [20] });

/** What must come at its moment, which a stopped clock has reached: no more than 100 ms of page time pass for it. */
export const atOnce = (page: Page, expectation: () => Promise<void>): Promise<void> => {
  let passed = 0;
  return expect(async () => {
    if (passed < 100) await page.clock.runFor(5);
    passed += 5;
    await expectation();
  }).toPass({ intervals: [20] });
};
