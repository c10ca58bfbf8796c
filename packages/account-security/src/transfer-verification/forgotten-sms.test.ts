import { fakeBrowser } from "@naluma/site/browser.fake";
import { expect, it } from "vitest";
import { beginForgottenSmsWait, forgottenSmsWait, nextForgottenSms } from "./forgotten-sms.ts";

const now = 1_795_000_000_000;

it("[AUTH-81] the wait for another SMS is 300 s, and a reload does not end it", () => {
  const browser = fakeBrowser();
  expect(nextForgottenSms(browser.tab().local, now)).toBeUndefined();
  expect(beginForgottenSmsWait(browser.tab().local, now)).toBe(now + 300_000);
  // Another page of the same browser.
  expect(nextForgottenSms(browser.tab().local, now + 1_000)).toBe(now + 300_000);
  expect(nextForgottenSms(browser.tab().local, now + 299_999)).toBe(now + 300_000);
  expect(nextForgottenSms(browser.tab().local, now + 300_000)).toBeUndefined();
});

it.each(["", "soon", "-1", String(now + forgottenSmsWait + 1)])(
  "a stored moment that cannot be right keeps nobody waiting: %j",
  (stored) => {
    const { local } = fakeBrowser().tab();
    local.setItem("sms_until", stored);
    expect(nextForgottenSms(local, now)).toBeUndefined();
  },
);

it("without storage the wait holds for the page", () => {
  expect(beginForgottenSmsWait(undefined, now)).toBe(now + 300_000);
  expect(nextForgottenSms(undefined, now)).toBeUndefined();
});
