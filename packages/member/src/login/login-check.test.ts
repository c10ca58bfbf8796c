import { expect, it } from "vitest";
import { checkLogin } from "./login-check.ts";

it.each([
  [{ account: "", password: "", answer: "" }, "account", "ph_account_name"],
  [{ account: "  ", password: "x", answer: "1" }, "account", "ph_account_name"],
  [{ account: "a", password: "", answer: "" }, "password", "ph_password"],
  [{ account: "a", password: "x", answer: "" }, "answer", "ph_account_verify_code"],
  [{ account: "a", password: "x", answer: " " }, "answer", "ph_account_verify_code"],
])("of %j only the first failure is shown", (typed, field, id) => {
  expect(checkLogin(typed)).toEqual({ [field]: { id } });
});

it("a form that is filled in has no failure", () => {
  expect(checkLogin({ account: "a", password: " ", answer: "1" })).toEqual({});
});
