import { currencies } from "@naluma/site/currency";
import { describe, expect, it } from "vitest";
import { problemOf, settingsWith } from "./field-rule.fake.ts";

describe.each(currencies)("in %s", (currency) => {
  const problem = (memberPhone: string, tenDigitPhones = false) =>
    problemOf("memberPhone", { memberPhone }, { currency, tenDigitPhones });

  it.each([
    [true, true, "err_phone_blank"],
    [true, false, undefined],
    [false, true, undefined],
  ])("[REG-63] an empty phone, displayed %s and required %s: %s", (isDisplayed, isRequired, id) => {
    const settings = settingsWith({ memberPhone: { isDisplayed, isRequired } });
    expect(problemOf("memberPhone", {}, { currency, settings })).toBe(id);
  });

  it.each(["09a1", "+84912345678", "091 234 5678", "091-2345678", " ", "٠٩١٢٣٤٥٦٧٨"])(
    "[REG-64] %j contains characters other than digits",
    (phone) => expect(problem(phone)).toBe("err_phone_format"),
  );

  it.each([
    ["1", undefined],
    ["123456789012345", undefined],
    ["1234567890123456", "code.phone_invalid"],
  ])("a currency without a rule of its own accepts the phone %s: %s", (phone, id) => {
    expect(problem(phone)).toBe(currency === "VND" ? "err_phone_vi_format" : id);
  });

  it.each([
    ["091234567", false],
    ["0912345678", true],
    ["09123456789", false],
  ])("[REG-65] %s has ten digits, if ten are required: %s", (phone, isTen) => {
    const id = isTen ? undefined : "err_phone_vi_format";
    expect(problem(phone)).toBe(currency === "VND" ? id : undefined);
    expect(problem(phone, true)).toBe(id);
  });
});
