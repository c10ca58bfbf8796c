import { expect, it } from "vitest";
import { checkRegister } from "./check-register.ts";
import { emptyRegister } from "./register-values.ts";

it("a currency without settings asks for account, password, captcha and agreement", () => {
  const rules = { settings: {}, tenDigitPhones: false };
  expect(checkRegister(emptyRegister, rules)).toEqual({
    memberAccount: { id: "err_account_blank" },
    password: { id: "err_psw_blank" },
    verifyCode: { id: "err_verify_blank" },
    isAgreed: { id: "err_agreement" },
  });
});
