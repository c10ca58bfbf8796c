import { expect, test } from "vitest";
import { layoutOf, layouts } from "./page-context.ts";

test("[SHELL-03] there are three layouts: desktop, mobile and default", () => {
  expect([...layouts].toSorted()).toEqual(["default", "desktop", "mobile"]);
});

test.each([
  ["/", "desktop", "desktop"],
  ["/", "mobile", "mobile"],
  ["/user/Deposit", "mobile", "mobile"],
  ["/loading", "desktop", "default"],
  ["/close", "mobile", "default"],
  ["/authCallback", "desktop", "default"],
] as const)("[SHELL-03] %s on %s uses the layout %s", (path, template, expected) => {
  expect(layoutOf(path, template)).toBe(expected);
});
