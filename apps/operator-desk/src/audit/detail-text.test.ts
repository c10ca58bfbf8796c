import { expect, test } from "vitest";
import { detailText } from "./detail-text.ts";

test("what something was changed to is read as words, whatever its shape", () => {
  expect(detailText({ state: "slow", delayMs: 10, until: null })).toBe("state slow, delayMs 10");
  expect(detailText({ title: { en_US: "Hi" }, ids: [1, 2] })).toBe(
    'title {"en_US":"Hi"}, ids [1,2]',
  );
  expect(detailText({})).toBe("");
});
