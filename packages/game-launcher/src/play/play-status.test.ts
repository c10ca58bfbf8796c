import { expect, test } from "vitest";
import { clockText } from "./play-status.tsx";

test.each([
  [0, "0:00"],
  [999, "0:00"],
  [61_000, "1:01"],
  [3_599_999, "59:59"],
  [3_600_000, "1:00:00"],
  [45_296_000, "12:34:56"],
  [-5_000, "0:00"],
])("%i ms are shown as %s", (span, text) => {
  expect(clockText(span)).toBe(text);
});
