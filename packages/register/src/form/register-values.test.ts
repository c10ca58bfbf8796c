import { expect, it } from "vitest";
import { emptyRegister, registerFields } from "./register-values.ts";

it("[REG-07] the form's values are these, and whether the agreement is accepted", () => {
  const texts = (
    "memberAccount memberName memberEmail password checkPassword memberCurrency memberAgent recommendCode " +
    "memberBirthday withdrawPassword memberPhone phoneVerify memberQq memberTelegram memberWhatsApp memberSkype " +
    "memberFb memberZalo memberWechat memberOthers identityId siteId verifyCode"
  ).split(" ");
  const nothing = Object.fromEntries(texts.map((field) => [field, ""]));
  expect(emptyRegister).toEqual({ ...nothing, isAgreed: false });
  expect(registerFields.toSorted()).toEqual([...texts, "isAgreed"].toSorted());
});
