import { fakeBrowser } from "@naluma/site/browser.fake";
import { expect, it } from "vitest";
import { isPossible, storeCheck, storedCheck } from "./stored-check.ts";

const { local } = fakeBrowser().tab();

it("a stored choice is read again, also the choice of no checks", () => {
  storeCheck(local, { minutes: 30, words: "Tea" });
  expect(storedCheck(local)).toEqual({ minutes: 30, words: "Tea" });
  storeCheck(local, { minutes: 0, words: "Tea" });
  expect(storedCheck(local)).toEqual({ minutes: 0, words: "Tea" });
});

it.each([
  ["no JSON", "{"],
  ["another shape", '{"minutes":"30","words":""}'],
  ["too often", '{"minutes":1,"words":""}'],
  ["parts of a minute", '{"minutes":5.5,"words":""}'],
  ["a novel", `{"minutes":30,"words":"${"x".repeat(61)}"}`],
])("%s is not a choice", (_, text) => {
  local.setItem("break_reminder", text);
  expect(storedCheck(local)).toEqual({ minutes: 0, words: "" });
});

it("checks can be set to every 5 to 240 minutes", () => {
  expect([4, 5, 240, 241].map(isPossible)).toEqual([false, true, true, false]);
});
