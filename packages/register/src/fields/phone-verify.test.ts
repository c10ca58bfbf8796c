import { currencies } from "@naluma/site/currency";
import { describe, expect, it } from "vitest";
import { problemOf, settingsWith } from "./field-rule.fake.ts";

const verified = settingsWith({ memberPhone: { isVerified: true } });

describe.each(currencies)("in %s", (currency) => {
  const problem = (phoneVerify: string, memberPhone = "0912345678", settings = verified) =>
    problemOf("phoneVerify", { phoneVerify, memberPhone }, { currency, settings });

  it.each([
    [true, true, "0912345678", "signup.verify_placeholder"],
    [true, true, "", undefined],
    [true, false, "0912345678", undefined],
    [false, true, "0912345678", undefined],
    [false, false, "", undefined],
  ])("[REG-66] no code, phone displayed %s, verified %s, given %j: %s", (...row) => {
    const [isDisplayed, isVerified, phone, id] = row;
    const settings = settingsWith({ memberPhone: { isDisplayed, isVerified } });
    expect(problem("", phone, settings)).toBe(id);
  });

  it.each(["12a456", "abc", "123 456", "      "])(
    "[REG-67] %j contains characters other than digits",
    (code) => {
      expect(problem(code)).toBe("error_verify_format");
    },
  );

  it.each([
    ["12345", false],
    ["012345", true],
    ["1234567", false],
  ])("[REG-68] %s has six digits: %s", (code, isRight) => {
    expect(problem(code)).toBe(isRight ? undefined : "error_verify");
  });

  it("a code that is not required causes no message", () => {
    expect(problem("12a", "")).toBeUndefined();
    expect(problem("12a", "0912345678", settingsWith())).toBeUndefined();
  });
});
