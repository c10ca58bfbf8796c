import { currencies } from "@naluma/site/currency";
import { describe, expect, it } from "vitest";
import { problemOf, settingsWith } from "./field-rule.fake.ts";

describe.each(currencies)("in %s", (currency) => {
  const problem = (password: string) => problemOf("password", { password }, { currency });

  it("[REG-54] an empty password is refused", () => expect(problem("")).toBe("err_psw_blank"));

  it.each([
    ["abcd5", false],
    ["abcde6", true],
    ["abcdefghij12", true],
    ["abcdefghijk13", false],
    ["_____", false],
    // Four characters, although `length` returns six.
    ["𠮷𠮷aa", false],
  ] as const)("[REG-55] the length of %j is right: %s", (password, isRight) => {
    expect(problem(password)).toBe(isRight ? undefined : "err_psw_length");
  });

  it.each(["abcdef", "ABCDEF", "123456", "abc_123", "abc 123", " abc123", "äbc123", "密码密码12"])(
    "[REG-56] %j is not letters and digits with at least one of each",
    (password) => expect(problem(password)).toBe("err_psw_format"),
  );
});

describe.each(currencies)("confirming it in %s", (currency) => {
  const problem = (checkPassword: string, isDisplayed = true) =>
    problemOf(
      "checkPassword",
      { password: "harvest7", checkPassword },
      { currency, settings: settingsWith({ checkPassword: { isDisplayed } }) },
    );

  it("[REG-57] requires the password again if the field is shown, and only then", () => {
    expect(problem("")).toBe("err_checkPsw_blank");
    expect(problem("", false)).toBeUndefined();
    expect(problemOf("checkPassword", {}, { currency, settings: {} })).toBeUndefined();
  });

  it("[REG-58] requires the same password, letter by letter", () => {
    expect(problem("harvest7")).toBeUndefined();
    expect(problem("Harvest7")).toBe("err_checkPsw_diff");
    expect(problem("harvest7 ")).toBe("err_checkPsw_diff");
    expect(problem("harvest8", false)).toBeUndefined();
  });
});
