import type { Answer } from "@naluma/api-client";
import { useApi } from "@naluma/api-client/react";
import { useWrite } from "@naluma/api-client/use-write";
import { useForm } from "@naluma/ui/form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { memberQueryKeys } from "../query-keys.ts";
import { useSession } from "../use-member.ts";
import type { RestMessage } from "../words.rest.ts";
import {
  checkAccount,
  isPassword,
  type AccountValues,
  type BankAccount,
  type BankAccounts,
} from "./bank-account.ts";
import {
  addBankAccount,
  bankAccountsQuery,
  makeBankAccountDefault,
  removeBankAccount,
} from "./bank-accounts.api.ts";
import { accountRefusal, isOutOfDate } from "./bank-accounts.codes.ts";

/** The last completed action, shown on the page and announced to screen readers. */
type Done = "accounts.added" | "accounts.default_done" | "accounts.removed";

export interface Change {
  readonly to: "default" | "removed";
  readonly account: BankAccount;
}

export function useBankAccounts() {
  const api = useApi();
  const client = useQueryClient();
  const query = bankAccountsQuery(api, useSession());
  const [done, setDone] = useState<Done>();

  /** The response contains the new list. The member's layout may no longer require a bank account. */
  function settle(answer: Answer<BankAccounts>, what: Done) {
    if (answer.ok) {
      client.setQueryData(query.queryKey, answer.data);
      setDone(what);
    }
    if (answer.ok || isOutOfDate(answer.refusal))
      void client.invalidateQueries({ queryKey: memberQueryKeys.all });
  }

  return { read: useQuery(query), done, settle, start: () => setDone(undefined) };
}

export type AccountsView = ReturnType<typeof useBankAccounts>;

export function useNewAccount(view: AccountsView, holder: string) {
  const initial: AccountValues = { bank: "", holder, number: "", password: "" };
  const form = useForm<AccountValues, RestMessage>({ initial, check: checkAccount });
  const { state, send } = useWrite(addBankAccount);

  async function submit({ bank, holder: name, number, password }: AccountValues) {
    view.start();
    const asked = { bank: bank.trim(), holder: name.trim(), number, withdraw_password: password };
    const answer = await send(asked);
    if (!answer) return;
    if (answer.ok) form.empty("bank", "number", "password");
    else form.showRefusal(accountRefusal(answer.refusal));
    view.settle(answer, "accounts.added");
  }

  return {
    form,
    isSending: state.at === "sending",
    submit: (values: AccountValues) => void submit(values),
  };
}

const calls = { default: makeBankAccountDefault, removed: removeBankAccount } as const;
const outcomes = { default: "accounts.default_done", removed: "accounts.removed" } as const;

interface Confirmation {
  readonly password: string;
}

/** Makes an account the default or removes it, after the withdrawal password has been entered. */
export function useChange(view: AccountsView, { to, account }: Change, onDone: () => void) {
  const form = useForm<Confirmation, RestMessage>({
    initial: { password: "" },
    check: ({ password }) =>
      isPassword(password) ? {} : { password: { id: "accounts.err_password" } },
  });
  const { state, send } = useWrite(calls[to]);

  async function submit({ password }: Confirmation) {
    view.start();
    const answer = await send({ id: account.id, withdraw_password: password });
    if (!answer) return;
    view.settle(answer, outcomes[to]);
    if (answer.ok) return onDone();
    const { fields, form: whole } = accountRefusal(answer.refusal);
    form.showRefusal(
      fields?.password ? { fields: { password: fields.password } } : { form: whole },
    );
  }

  return {
    form,
    isSending: state.at === "sending",
    submit: (values: Confirmation) => void submit(values),
  };
}
