import { expect, test } from "vitest";
import { writtenHere, writtenOnServer } from "./testing/written-forms.ts";

test("each language has one form of numbers and dates, with Latin digits", () => {
  expect(writtenHere()).toEqual(writtenOnServer);
});
