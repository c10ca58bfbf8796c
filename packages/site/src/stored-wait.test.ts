import { expect, it } from "vitest";
import { fakeBrowser } from "./browser.fake.ts";
import { storedWait } from "./stored-wait.ts";

const now = 1_795_000_000_000;
const wait = storedWait("sms_until", 300_000);

it.each(["", "soon", "-1", String(now), String(now + 300_001)])(
  "an impossible stored time makes nobody wait: %j",
  (stored) => {
    const { local } = fakeBrowser().tab();
    local.setItem("sms_until", stored);
    expect(wait.until(local, now)).toBeUndefined();
  },
);

it("without storage the wait lasts for the page", () => {
  expect(wait.begin(undefined, now)).toBe(now + 300_000);
  expect(wait.until(undefined, now)).toBeUndefined();
});

it("a wait includes its first moment, and ends at its last", () => {
  const { local } = fakeBrowser().tab();
  const until = wait.begin(local, now);
  expect([now, until - 1, until].map((at) => wait.until(local, at))).toEqual([
    until,
    until,
    undefined,
  ]);
});
