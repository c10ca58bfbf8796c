import { refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import * as v from "valibot";

interface OnWire {
  readonly id: number;
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
  readonly is_default: 0 | 1;
}

export const accountOnWire = (id: number, bank: string, is_default: 0 | 1 = 0): OnWire => ({
  id,
  bank,
  holder: "Ana Lima",
  number: `•••• ${String(7_000 + id)}`,
  is_default,
});

/** The withdrawal password of every member in these stories. */
export const withdrawPassword = "4826";

const named = v.looseObject({
  id: v.optional(v.number()),
  bank: v.optional(v.string(), ""),
  holder: v.optional(v.string(), ""),
  withdraw_password: v.string(),
});

/** A stateful fake: changes made by one call appear in the next list. */
export function accountReplies(before: readonly OnWire[], most = 5) {
  let accounts = before;
  const listed = (): Reply => ({ data: { list: accounts, most } });
  const change =
    (next: (asked: v.InferOutput<typeof named>) => readonly OnWire[]) =>
    ({ body }: Sent): Reply => {
      const asked = v.parse(named, body);
      if (asked.withdraw_password !== withdrawPassword)
        return refused("101", "Incorrect withdrawal password.");
      if (asked.holder === "Somebody Else")
        return refused(
          "104",
          "The bank account holder’s name must match the name in your profile.",
        );
      accounts = next(asked);
      return listed();
    };
  return {
    "/services/v1/member/bank-accounts": listed,
    "/services/v1/member/bank-accounts/add": change(({ bank }) => [
      ...accounts,
      accountOnWire(accounts.length + 1, bank, accounts.length === 0 ? 1 : 0),
    ]),
    "/services/v1/member/bank-accounts/default": change(({ id }) =>
      accounts
        .map((one) => accountOnWire(one.id, one.bank, one.id === id ? 1 : 0))
        .toSorted((a, b) => b.is_default - a.is_default),
    ),
    "/services/v1/member/bank-accounts/remove": change(({ id }) =>
      accounts.filter((one) => one.id !== id),
    ),
  };
}
