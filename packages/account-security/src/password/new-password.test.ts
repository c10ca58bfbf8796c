import { expect, it } from "vitest";
import { checkNewPassword } from "./new-password.ts";

const check = (password: string, confirmation = password) =>
  checkNewPassword({ password, confirmation });

it("[AUTH-71] an empty password is refused", () => {
  expect(check("")).toEqual({ password: { id: "signup.err_psw_blank" } });
});

it.each([
  ["abcd5", false],
  ["abcde6", true],
  ["abcdefghij12", true],
  ["abcdefghijk13", false],
] as const)("[AUTH-72] the length of %s is right: %s", (password, isRight) => {
  expect(check(password)).toEqual(isRight ? {} : { password: { id: "signup.err_psw_length" } });
});

it("[AUTH-73] a confirmation that differs is refused", () => {
  const differs = { confirmation: { id: "signup.err_checkPsw_diff" } };
  expect(check("newday24", "newday42")).toEqual(differs);
  expect(check("newday24", "")).toEqual(differs);
});

it.each(["aaaaaa", "123456", "      ", "пароль", "pass word!"])(
  "no password rule of the registration applies: %j",
  (password) => expect(check(password)).toEqual({}),
);
