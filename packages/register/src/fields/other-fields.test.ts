import { currencies } from "@naluma/site/currency";
import { describe, expect, it } from "vitest";
import { problemOf, settingsWith } from "./field-rule.fake.ts";

const displayedAndRequired = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const;

describe.each(currencies)("in %s", (currency) => {
  it.each(displayedAndRequired)(
    "[REG-77] an empty identity number, displayed %s and required %s, is refused only if both",
    (isDisplayed, isRequired) => {
      const settings = settingsWith({ identityId: { isDisplayed, isRequired } });
      const said = (identityId: string) =>
        problemOf("identityId", { identityId }, { currency, settings });
      const missing = isDisplayed && isRequired ? "err_identity_id" : undefined;
      expect([said(""), said(" "), said("A 12/9-x")]).toEqual([missing, missing, undefined]);
    },
  );

  it.each(displayedAndRequired)(
    "an empty other contact, displayed %s and required %s, is refused only if both",
    (isDisplayed, isRequired) => {
      const settings = settingsWith({ memberOthers: { isDisplayed, isRequired } });
      const said = (memberOthers: string) =>
        problemOf("memberOthers", { memberOthers }, { currency, settings });
      const missing = isDisplayed && isRequired ? "err_others_blank" : undefined;
      expect([said(""), said(" "), said("Line: @linh")]).toEqual([missing, missing, undefined]);
    },
  );

  it.each([
    [true, "", "err_withdrawPsw_blank"],
    [true, "482", "err_withdrawPsw_blank"],
    [true, "4826", undefined],
    [true, "48a6", "err_withdrawPsw_blank"],
    [true, "48261", "err_withdrawPsw_blank"],
    [false, "", undefined],
    [false, "482", "err_withdrawPsw_blank"],
    [false, "0000", undefined],
    [false, "48a6", "err_withdrawPsw_blank"],
  ] as const)("[REG-78] a withdrawal password, required %s: %j is %s", (isRequired, typed, id) => {
    const settings = settingsWith({ withdrawPassword: { isRequired } });
    const said = problemOf("withdrawPassword", { withdrawPassword: typed }, { currency, settings });
    expect(said).toBe(id);
    const hidden = settingsWith({ withdrawPassword: { isRequired, isDisplayed: false } });
    expect(problemOf("withdrawPassword", {}, { currency, settings: hidden })).toBeUndefined();
  });

  it("[REG-79] the captcha is required if it is shown, unless its setting says no", () => {
    const said = (verifyCode: string, settings = settingsWith()) =>
      problemOf("verifyCode", { verifyCode }, { currency, settings });
    expect(said("")).toBe("err_verify_blank");
    expect(said("  ")).toBe("err_verify_blank");
    expect(said("4871")).toBeUndefined();
    expect(said("", {})).toBe("err_verify_blank");
    expect(said("", settingsWith({ verifyCode: { isDisplayed: false } }))).toBeUndefined();
  });

  it("[REG-80] the agreement has to be accepted", () => {
    expect(problemOf("isAgreed", { isAgreed: false }, { currency })).toBe("err_agreement");
    expect(problemOf("isAgreed", { isAgreed: true }, { currency })).toBeUndefined();
  });

  it.each(["memberAgent", "recommendCode"] as const)(
    "an impossible introducer is refused before the server is asked: %s",
    (field) => {
      const said = (code: string) => problemOf(field, { [field]: code }, { currency });
      expect(["", "20817", "LOTUS7"].map(said)).toEqual([undefined, undefined, undefined]);
      expect(["LOTUS 7", "A-1", "лотос"].filter((code) => !said(code))).toEqual([]);
    },
  );
});
