import { currencies, type Currency } from "@naluma/site/currency";
import { describe, expect, it } from "vitest";
import { problemOf, settingsWith } from "./field-rule.fake.ts";

const problem = (memberName: string, currency: Currency) =>
  problemOf("memberName", { memberName }, { currency });

describe.each(currencies)("in %s", (currency) => {
  it.each([
    [true, true, "err_name_blank"],
    [true, false, undefined],
    [false, true, undefined],
    [false, false, undefined],
  ])("[REG-48] an empty name, displayed %s and required %s: %s", (isDisplayed, isRequired, id) => {
    const settings = settingsWith({ memberName: { isDisplayed, isRequired } });
    expect(problemOf("memberName", { memberName: "" }, { currency, settings })).toBe(id);
    expect(problemOf("memberName", { memberName: "   " }, { currency, settings })).toBe(id);
  });
});

it.each([
  ["王小明", true],
  [" 王小明 ", true],
  ["古丽·阿依", true],
  ["𠮷野", true],
  ["Linh", false],
  ["王 小明", false],
  ["王小明2", false],
  ["·王小明", false],
  ["王小明·", false],
  ["王··小明", false],
  ["ワンさん", false],
])("[REG-49] in RMB %j is a Chinese name: %s", (name, isRight) => {
  expect(problem(name, "RMB")).toBe(isRight ? undefined : "error_RMB_name_format");
});

it.each([
  ["Linh", true],
  [" Linh ", true],
  ["NguyễnThịÁnh", true],
  ["Nguyễn Linh", false],
  ["Linh\u00A0An", false],
  ["Linh\tAn", false],
])("[REG-50] in VND %j is one word: %s", (name, isRight) => {
  expect(problem(name, "VND")).toBe(isRight ? undefined : "error_name_format");
});

describe.each(currencies.filter((one) => one !== "RMB" && one !== "VND"))("in %s", (currency) => {
  it.each([
    ["Anna", true],
    ["  Anna Berg  ", true],
    ["王小明", true],
    ["Anna Maria Berg", true],
    ["Anna  Berg", false],
    ["Anna \tBerg", false],
  ])("%j has no two consecutive spaces: %s", (name, isRight) => {
    expect(problem(name, currency)).toBe(isRight ? undefined : "err_name_spaces");
  });
});
