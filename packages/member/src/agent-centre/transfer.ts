import { fromMinor, isInPlaces, toMinor } from "@naluma/site/amounts";
import type { Places } from "@naluma/site/currency";
import { typedAmount } from "@naluma/site/typed";
import type { FormCheck } from "@naluma/ui/form";
import type { RestMessageId } from "../words.rest.ts";

export interface TransferValues {
  readonly account: string;
  readonly amount: string;
}

const amountProblem = (typed: string, places: Places): RestMessageId | undefined => {
  if (typed.trim() === "") return "agents.amount_blank";
  const amount = typedAmount(typed, places);
  if (amount === undefined) return "agents.amount_wrong";
  if (!isInPlaces(toMinor(amount), places))
    return places === 0 ? "agents.amount_whole" : "agents.amount_wrong";
  return toMinor(amount) === 0n ? "agents.amount_wrong" : undefined;
};

export const transferCheck =
  (places: Places): FormCheck<TransferValues, RestMessageId> =>
  ({ account, amount }) => ({
    account: account.trim() === "" ? "agents.account_blank" : undefined,
    amount: amountProblem(amount, places),
  });

export interface Transfer {
  readonly account: string;
  /** Always has two decimal places. */
  readonly amount: string;
}

/** Expects values that have passed validation. */
export const asTransfer = ({ account, amount }: TransferValues, places: Places): Transfer => ({
  account: account.trim().toLowerCase(),
  amount: fromMinor(toMinor(typedAmount(amount, places) ?? "0")),
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
