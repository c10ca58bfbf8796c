import { fakeBrowser } from "@naluma/site/browser.fake";
import { expect, it } from "vitest";
import { forgetReminder, isPossible, storeReminder, storedReminder } from "./reminder.ts";

const { local } = fakeBrowser().tab();

it("what was kept is read again, until it is forgotten", () => {
  storeReminder(local, { minutes: 30, words: "Tea" });
  expect(storedReminder(local)).toEqual({ minutes: 30, words: "Tea" });
  forgetReminder(local);
  expect(storedReminder(local)).toBeUndefined();
});

it.each([
  ["no JSON", "{"],
  ["another shape", '{"minutes":"30","words":""}'],
  ["too often", '{"minutes":1,"words":""}'],
  ["parts of a minute", '{"minutes":5.5,"words":""}'],
  ["a novel", `{"minutes":30,"words":"${"x".repeat(61)}"}`],
])("%s is no reminder", (_, text) => {
  local.setItem("break_reminder", text);
  expect(storedReminder(local)).toBeUndefined();
});

it("reminders come every 5 to 240 minutes", () => {
  expect([4, 5, 240, 241].map(isPossible)).toEqual([false, true, true, false]);
});
