import { fromMinor, toMinor } from "@naluma/site/amounts";
import { placesOf } from "@naluma/site/currency";
import { typedAmount } from "@naluma/site/typed";
import type { FormCheck } from "@naluma/ui/form";
import type { RestMessageId } from "../words.rest.ts";

export interface TransferValues {
  readonly account: string;
  readonly amount: string;
}

const amountProblem = (typed: string, currency: string): RestMessageId | undefined => {
  if (typed.trim() === "") return "agents.amount_blank";
  const amount = typedAmount(typed, placesOf(currency));
  if (amount === undefined) return "agents.amount_wrong";
  if (placesOf(currency) === 0 && toMinor(amount) % 100n !== 0n) return "agents.amount_whole";
  return toMinor(amount) === 0n ? "agents.amount_wrong" : undefined;
};

export const transferCheck =
  (currency: string): FormCheck<TransferValues, RestMessageId> =>
  ({ account, amount }) => ({
    account: account.trim() === "" ? "agents.account_blank" : undefined,
    amount: amountProblem(amount, currency),
  });

export interface Transfer {
  readonly account: string;
  /** Always has two decimal places. */
  readonly amount: string;
}

/** Expects values that have passed validation. */
export const asTransfer = ({ account, amount }: TransferValues, currency: string): Transfer => ({
  account: account.trim().toLowerCase(),
  amount: fromMinor(toMinor(typedAmount(amount, placesOf(currency)) ?? "0")),
});

export interface KeyedTransfer extends Transfer {
  readonly key: string;
}

/**
 * A transfer that was never answered keeps its key when it is sent again, so that it is carried out only once. Any
 * other transfer gets a new key.
 */
export const keyed = (
  unanswered: KeyedTransfer | undefined,
  { account, amount }: Transfer,
  newKey: () => string,
): KeyedTransfer =>
  unanswered?.account === account && unanswered.amount === amount
    ? unanswered
    : { account, amount, key: newKey() };
