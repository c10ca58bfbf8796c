import { expect, it } from "vitest";
import { checkDetails, emptyDetails } from "./verification-check.ts";

const right = {
  account: "lotus88",
  withdrawPassword: "4826",
  method: "email",
  email: "old address",
  phone: "",
  code: "K7Q4",
};

it.each([
  ["", { account: " " }, { account: { id: "ph_account_name" } }],
  ["[AUTH-58]", { withdrawPassword: " " }, { withdrawPassword: { id: "signup.require_text" } }],
  ["[AUTH-59]", { email: " " }, { email: { id: "signup.err_email_format" } }],
  ["[AUTH-60]", { method: "phone" }, { phone: { id: "signup.err_phone_invalid" } }],
  ["[AUTH-61]", { code: " " }, { code: { id: "ph_account_verify_code" } }],
])("%s with %j the first failure is shown", (_, part, errors) => {
  expect(checkDetails({ ...right, ...part })).toEqual(errors);
});

it("a filled-in field never fails, whatever it contains, nor does the contact method not chosen", () => {
  expect(checkDetails(right)).toEqual({});
  expect(checkDetails({ ...right, method: "phone", email: "", phone: "ask at home" })).toEqual({});
});

it("the account from the login is filled in already", () => {
  expect(emptyDetails("lotus88").account).toBe("lotus88");
});
