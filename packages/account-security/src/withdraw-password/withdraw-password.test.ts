import { expect, test } from "vitest";
import { isOutOfDate, withdrawPasswordRefusal } from "./withdraw-password.codes.ts";
import { checkWithdrawPassword } from "./withdraw-password.ts";

const typed = (old: string, password: string, repeat = password) => ({ old, password, repeat });

test.each([
  ["nothing old", typed("", "5678"), { old: { id: "err_withdrawPsw_blank" } }],
  ["three old digits", typed("123", "5678"), { old: { id: "err_withdrawPsw_blank" } }],
  ["nothing new", typed("1234", ""), { password: { id: "err_withdrawPsw_blank" } }],
  ["three new digits", typed("1234", "567"), { password: { id: "err_withdrawPsw_blank" } }],
  ["five new digits", typed("1234", "56789"), { password: { id: "err_withdrawPsw_blank" } }],
  ["a letter", typed("1234", "56a8"), { password: { id: "err_withdrawPsw_blank" } }],
  ["the old one", typed("1234", "1234"), { password: { id: "withdraw.same" } }],
  ["another", typed("1234", "5678", "5687"), { repeat: { id: "withdraw.differs" } }],
  ["four digits twice", typed("1234", "5678"), {}],
] as const)("a change with %s is judged", (_, values, errors) => {
  expect(checkWithdrawPassword({ asksOld: true })(values)).toEqual(errors);
});

test("a member without a withdraw password is not asked for the old one", () => {
  expect(checkWithdrawPassword({ asksOld: false })(typed("", "1234"))).toEqual({});
});

test.each([
  ["101", { fields: { old: { text: "words" } } }, false],
  ["102", { fields: { password: { text: "words" } } }, false],
  ["103", { form: { text: "words" } }, true],
  ["429", { form: { text: "words" } }, false],
  ["999", { form: { text: "words" } }, false],
] as const)("code %s shows the platform's words where they belong", (code, shown, isOld) => {
  expect(withdrawPasswordRefusal({ code, message: "words" })).toEqual(shown);
  expect(isOutOfDate({ code })).toBe(isOld);
});
