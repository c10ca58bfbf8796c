import { expect, test } from "vitest";
import { grouped, mayBeLeftOut } from "./field-groups.ts";
import { registerFields } from "./register-values.ts";

test("every field except the site's number is in one group, in the form's order", () => {
  const parts = grouped(registerFields);
  expect(parts.map(({ group }) => group)).toEqual(["account", "contact", "security"]);
  expect(parts.flatMap(({ fields }) => fields)).toEqual(
    registerFields.filter((field) => field !== "siteId"),
  );
});

test("a group with no field on screen has no heading", () => {
  const parts = grouped(["memberAccount", "verifyCode", "isAgreed"]);
  expect(parts.map(({ group }) => group)).toEqual(["account", "security"]);
});

test("a field that every account needs is never called optional", () => {
  expect(mayBeLeftOut("memberAccount", false)).toBe(false);
  expect(mayBeLeftOut("checkPassword", false)).toBe(false);
  expect(mayBeLeftOut("memberEmail", false)).toBe(true);
  expect(mayBeLeftOut("memberEmail", true)).toBe(false);
});
