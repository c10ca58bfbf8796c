import { currencies } from "@naluma/site/currency";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { birthdayOf, joinBirthday } from "./birthday.ts";
import { problemOf, settingsWith } from "./field-rule.fake.ts";

describe.each(currencies)("in %s", (currency) => {
  const problem = (memberBirthday: string, isRequired: boolean) =>
    problemOf(
      "memberBirthday",
      { memberBirthday },
      { currency, settings: settingsWith({ memberBirthday: { isRequired } }) },
    );

  it.each(["", "--", "-3-8", "-3-", "--8"])("[REG-59] %j lacks the year first", (birthday) => {
    expect(problem(birthday, true)).toBe("err_birthdayYear_blank");
  });

  it.each(["1994--", "1994--8", "1994"])("[REG-60] %j lacks the month first", (birthday) => {
    expect(problem(birthday, true)).toBe("err_birthdayMonth_blank");
  });

  it.each(["1994-3-", "1994-3"])("[REG-61] %j lacks the day", (birthday) => {
    expect(problem(birthday, true)).toBe("err_birthdayDate_blank");
  });

  it.each([
    ["", undefined],
    ["--", undefined],
    ["1994-3-8", undefined],
    ["1994--", "err_birthdayMonth_blank"],
    ["1994-3-", "err_birthdayDate_blank"],
    ["1994--8", "err_birthdayMonth_blank"],
    ["-3-8", "err_birthdayYear_blank"],
    ["--8", "err_birthdayYear_blank"],
  ])("[REG-62] an optional birthday of %j is %s", (birthday, id) => {
    expect(problem(birthday, false)).toBe(id);
  });

  it("a complete birthday is accepted if it is required", () => {
    expect(problem("1994-3-8", true)).toBeUndefined();
  });
});

it("a birthday joined and split again stays the same, and an empty one stays empty", () => {
  const part = fc.oneof(fc.constant(""), fc.nat(9999).map(String));
  fc.assert(
    fc.property(fc.record({ year: part, month: part, day: part }), (birthday) => {
      expect(birthdayOf(joinBirthday(birthday))).toEqual(birthday);
    }),
  );
  expect(joinBirthday({ year: "", month: "", day: "" })).toBe("");
  expect(joinBirthday({ year: "1994", month: "3", day: "8" })).toBe("1994-3-8");
});
