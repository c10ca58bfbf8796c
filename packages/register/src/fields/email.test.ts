import { currencies } from "@naluma/site/currency";
import { describe, expect, it } from "vitest";
import { problemOf, settingsWith } from "./field-rule.fake.ts";

describe.each(currencies)("in %s", (currency) => {
  it.each([
    [true, true, "err_email_blank"],
    [true, false, undefined],
    [false, true, undefined],
  ])(
    "[REG-52] an empty address, displayed %s and required %s: %s",
    (isDisplayed, isRequired, id) => {
      const settings = settingsWith({ memberEmail: { isDisplayed, isRequired } });
      expect(problemOf("memberEmail", {}, { currency, settings })).toBe(id);
    },
  );

  it.each([
    ["a@", false],
    ["linh@example.com", true],
    [" linh@example.com", false],
    [" ", false],
  ])("[REG-53] a filled-in %j is an address, required or not: %s", (memberEmail, isRight) => {
    for (const isRequired of [true, false]) {
      const settings = settingsWith({ memberEmail: { isRequired } });
      const said = problemOf("memberEmail", { memberEmail }, { currency, settings });
      expect(said).toBe(isRight ? undefined : "err_email_format");
    }
  });
});
