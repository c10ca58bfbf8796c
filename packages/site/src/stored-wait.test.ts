import { expect, it } from "vitest";
import { fakeBrowser } from "./browser.fake.ts";
import { storedWait } from "./stored-wait.ts";

const now = 1_795_000_000_000;
const wait = storedWait("sms_until", 300_000);

it.each(["", "soon", "-1", String(now), String(now + 300_001)])(
  "a stored moment that cannot be right keeps nobody waiting: %j",
  (stored) => {
    const { local } = fakeBrowser().tab();
    local.setItem("sms_until", stored);
    expect(wait.until(local, now)).toBeUndefined();
  },
);

it("without storage the wait holds for the page", () => {
  expect(wait.begin(undefined, now)).toBe(now + 300_000);
  expect(wait.until(undefined, now)).toBeUndefined();
});

it("a wait lasts from its first moment to its last", () => {
  const { local } = fakeBrowser().tab();
  const until = wait.begin(local, now);
  expect([now, until - 1, until].map((at) => wait.until(local, at))).toEqual([
    until,
    until,
    undefined,
  ]);
});
