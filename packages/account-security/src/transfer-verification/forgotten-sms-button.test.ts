import { fakeBrowser } from "@naluma/site/browser.fake";
import { expect, it } from "vitest";
import { forgottenSmsWait } from "./forgotten-sms-button.tsx";

const now = 1_795_000_000_000;

it("[AUTH-81] the wait for another SMS is 300 s, and a reload does not end it", () => {
  const browser = fakeBrowser();
  expect(forgottenSmsWait.until(browser.tab().local, now)).toBeUndefined();
  expect(forgottenSmsWait.begin(browser.tab().local, now)).toBe(now + 300_000);
  // A new page in the same browser.
  expect(forgottenSmsWait.until(browser.tab().local, now + 1_000)).toBe(now + 300_000);
  expect(forgottenSmsWait.until(browser.tab().local, now + 299_999)).toBe(now + 300_000);
  expect(forgottenSmsWait.until(browser.tab().local, now + 300_000)).toBeUndefined();
});
