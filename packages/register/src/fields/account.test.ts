import { currencies } from "@naluma/site/currency";
import { describe, expect, it } from "vitest";
import { problemOf, settingsWith } from "./field-rule.fake.ts";

describe.each(currencies)("in %s", (currency) => {
  const problem = (memberAccount: string) =>
    problemOf("memberAccount", { memberAccount }, { currency });

  it("[REG-45] an empty account is refused, whatever its setting says", () => {
    expect(problem("")).toBe("err_account_blank");
    const settings = settingsWith({ memberAccount: { isDisplayed: false, isRequired: false } });
    expect(problemOf("memberAccount", {}, { currency, settings })).toBe("err_account_blank");
  });

  it.each([
    "ab_12c",
    "lotus 8",
    " lotus8",
    "lótus88",
    "莲花八八八八",
    "lotus-8",
    "a@b.cc",
    "_",
    "١٢٣٤٥٦",
  ])("[REG-46] %j contains characters other than letters and digits", (account) =>
    expect(problem(account)).toBe("err_account_format"),
  );

  it.each([
    ["abcd5", false],
    ["abcde6", true],
    ["ABCDEFGHIJ12", true],
    ["abcdefghijk13", false],
    ["123456", true],
    ["abcdef", true],
  ] as const)("[REG-47] the length of %s is right: %s", (account, isRight) => {
    expect(problem(account)).toBe(isRight ? undefined : "err_account_length");
  });
});
