import { expect, test } from "vitest";
import { fakeMember } from "../member.fake.ts";
import { checkAccount, isPassword, withdrawDigits } from "./bank-account.ts";
import { bankAccountsQuery } from "./bank-accounts.api.ts";
import { accountRefusal, isOutOfDate } from "./bank-accounts.codes.ts";

const right = {
  bank: "Harbour Bank",
  holder: "Ana Lima",
  number: "DE12 3456-7890",
  password: "4826",
};

test.each([
  ["every rule kept", {}, {}],
  ["no bank", { bank: " " }, { bank: { id: "accounts.err_bank" } }],
  ["no holder", { holder: "A" }, { holder: { id: "accounts.err_holder" } }],
  ["five signs", { number: "12 345" }, { number: { id: "accounts.err_number" } }],
  ["thirty-five signs", { number: "1".repeat(35) }, { number: { id: "accounts.err_number" } }],
  ["thirty-four signs", { number: "1".repeat(34) }, {}],
  ["a sign of no number", { number: "1234567!" }, { number: { id: "accounts.err_number" } }],
  ["three digits", { password: "482" }, { password: { id: "accounts.err_password" } }],
])("an account with %s is judged", (_, changed, errors) => {
  expect(checkAccount({ ...right, ...changed })).toEqual(errors);
});

test("the form asks for as many digits as a withdraw password has", () => {
  expect(isPassword("4".repeat(withdrawDigits))).toBe(true);
});

test.each([
  ["101", { fields: { password: { text: "words" } } }, false],
  ["103", { form: { text: "words" } }, true],
  ["104", { fields: { holder: { text: "words" } } }, false],
  ["105", { fields: { number: { text: "words" } } }, false],
  ["106", { form: { text: "words" } }, true],
  ["107", { form: { text: "words" } }, true],
  ["429", { form: { text: "words" } }, false],
] as const)("code %s shows the platform's words where they belong", (code, shown, isOld) => {
  expect(accountRefusal({ code, message: "words" })).toEqual(shown);
  expect(isOutOfDate({ code })).toBe(isOld);
});

test("accounts are read in the platform's order, and a visitor has none", async () => {
  const account = { id: 4, bank: "Harbour Bank", holder: "Ana Lima", number: "•••• 7890" };
  const { member, api } = fakeMember({
    replies: {
      "/services/v1/member/bank-accounts": () => ({
        data: { list: [{ ...account, is_default: 1 }], most: 5 },
      }),
    },
  });
  const { queryClient, session } = member.ports;
  expect(await queryClient.fetchQuery(bankAccountsQuery(api, session.current()))).toEqual({
    accounts: [{ ...account, isDefault: true }],
    most: 5,
  });
  const visitor = fakeMember({ signedIn: false }).member.ports.session.current();
  expect(bankAccountsQuery(api, visitor).queryFn).toBeTypeOf("symbol");
});
