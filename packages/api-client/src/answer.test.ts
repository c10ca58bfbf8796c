import { expect, test } from "vitest";
import { isUnanswered } from "./answer.ts";

test.each([
  ["a lost network", 0, true],
  ["a failure of the platform", 500, true],
  ["a platform that is away", 503, true],
  ["a page in place of an answer", 200, true, "unknown"],
  ["the platform's own refusal", 200, false],
  ["a conflict", 409, false],
])(
  "a call that meets %s with HTTP status %d is unanswered: %s",
  (_, status, expected, code = "101") => {
    expect(isUnanswered({ code, status })).toBe(expected);
  },
);
