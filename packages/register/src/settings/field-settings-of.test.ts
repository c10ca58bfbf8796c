import { expect, it, test } from "vitest";
import { settingsWith } from "../fields/field-rule.fake.ts";
import { emptyRegister, type RegisterValues } from "../form/register-values.ts";
import { clearedByCurrency, fieldsShown } from "./field-settings-of.ts";

const filled: RegisterValues = {
  ...emptyRegister,
  siteId: "1",
  memberCurrency: "INR",
  memberAccount: "lotus88",
  password: "harvest7",
  memberEmail: "linh@example.com",
  memberBirthday: "1994-3-8",
  memberPhone: "0912345678",
  memberZalo: "linh.zalo",
  recommendCode: "LOTUS7",
  isAgreed: true,
};

const hidden = { isDisplayed: false };

it("[REG-27] another currency shows the fields that it asks for", () => {
  expect(fieldsShown(settingsWith()).has("memberZalo")).toBe(true);
  expect(fieldsShown(settingsWith({ memberZalo: hidden })).has("memberZalo")).toBe(false);
  expect([...fieldsShown({})].toSorted()).toEqual(
    ["isAgreed", "memberAccount", "memberCurrency", "password", "siteId", "verifyCode"].toSorted(),
  );
});

it("[REG-28] a field that becomes hidden is cleared, and no other except the birthday", () => {
  const after = settingsWith({ memberZalo: hidden });
  expect(clearedByCurrency(filled, settingsWith(), after)).toEqual([
    "memberBirthday",
    "memberZalo",
  ]);
  expect(clearedByCurrency(filled, settingsWith(), {}).toSorted()).toEqual(
    ["memberBirthday", "memberEmail", "memberPhone", "memberZalo"].toSorted(),
  );
});

it("[REG-29] the birthday has to be chosen again", () => {
  const cleared = (values: RegisterValues) =>
    clearedByCurrency(values, settingsWith(), settingsWith());
  expect(cleared(filled)).toEqual(["memberBirthday"]);
  expect(cleared({ ...filled, memberBirthday: "" })).toEqual([]);
});

test.each([
  [false, true, true],
  [true, false, true],
  [true, true, false],
])("[REG-30] the code of a phone, verified before %s and after %s, is cleared: %s", (...row) => {
  const [was, is, isCleared] = row;
  const verified = (isVerified: boolean) => settingsWith({ memberPhone: { isVerified } });
  const values = { ...filled, phoneVerify: "204816" };
  const cleared = clearedByCurrency(values, verified(was), verified(is));
  expect(cleared.includes("phoneVerify")).toBe(isCleared);
});
