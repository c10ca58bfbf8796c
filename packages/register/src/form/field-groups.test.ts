import { expect, test } from "vitest";
import { grouped, mayBeLeftOut } from "./field-groups.ts";
import { registerFields } from "./register-values.ts";

test("every field but the site's number stands in one group, in the order of the form", () => {
  const parts = grouped(registerFields);
  expect(parts.map(({ group }) => group)).toEqual(["account", "contact", "security"]);
  expect(parts.flatMap(({ fields }) => fields)).toEqual(
    registerFields.filter((field) => field !== "siteId"),
  );
});

test("a group without a field on screen has no heading", () => {
  const parts = grouped(["memberAccount", "verifyCode", "isAgreed"]);
  expect(parts.map(({ group }) => group)).toEqual(["account", "security"]);
});

test("what no account can do without is never called optional", () => {
  expect(mayBeLeftOut("memberAccount", false)).toBe(false);
  expect(mayBeLeftOut("checkPassword", false)).toBe(false);
  expect(mayBeLeftOut("memberEmail", false)).toBe(true);
  expect(mayBeLeftOut("memberEmail", true)).toBe(false);
});
