import { post, type Api } from "@naluma/api-client";
import { emptyBody, flag, id, listIn, text } from "@naluma/api-client/wire";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { memberQueryKeys } from "../query-keys.ts";
import type { BankAccount, BankAccounts } from "./bank-account.ts";

const account = v.pipe(
  v.object({ id, bank: text, holder: text, number: text, is_default: flag }),
  v.transform((wire): BankAccount => ({
    id: wire.id,
    bank: wire.bank,
    holder: wire.holder,
    number: wire.number,
    isDefault: wire.is_default,
  })),
);

const accounts = v.pipe(
  v.object({ list: listIn("list", account), most: v.number() }),
  v.transform(({ list, most }): BankAccounts => ({ accounts: list, most })),
);

/** Calls of platforms with the capability `bankAccounts`. */
export const listBankAccounts = post("/services/v1/member/bank-accounts", {
  body: emptyBody,
  reads: accounts,
});

export const addBankAccount = post("/services/v1/member/bank-accounts/add", {
  body: v.object({
    bank: v.string(),
    holder: v.string(),
    number: v.string(),
    withdraw_password: v.string(),
  }),
  reads: accounts,
});

const named = v.object({ id: v.number(), withdraw_password: v.string() });

export const makeBankAccountDefault = post("/services/v1/member/bank-accounts/default", {
  body: named,
  reads: accounts,
});

export const removeBankAccount = post("/services/v1/member/bank-accounts/remove", {
  body: named,
  reads: accounts,
});

export const bankAccountsQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: memberQueryKeys.bankAccounts(who),
    // The page itself shows the error.
    meta: { quiet: true },
    queryFn:
      who.role === "visitor" || who.demo
        ? skipToken
        : ({ signal }) => api.read(listBankAccounts, {}, signal),
  });
