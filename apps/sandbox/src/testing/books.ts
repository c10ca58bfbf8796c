import * as v from "valibot";
import { operatorKey } from "./started.ts";

const report = v.object({
  accounts: v.array(
    v.object({
      id: v.number(),
      owner: v.string(),
      kind: v.string(),
      gp_id: v.optional(v.string(), ""),
      currency: v.string(),
      balance: v.pipe(
        v.string(),
        v.transform((text) => BigInt(text)),
      ),
      opening: v.pipe(
        v.string(),
        v.transform((text) => BigInt(text)),
      ),
    }),
  ),
  transactions: v.array(
    v.object({
      key: v.string(),
      kind: v.string(),
      entries: v.array(
        v.object({
          account_id: v.number(),
          amount: v.pipe(
            v.string(),
            v.transform((text) => BigInt(text)),
          ),
        }),
      ),
    }),
  ),
});

export type Books = v.InferOutput<typeof report>;

export const readBooks = async (origin: string): Promise<Books> => {
  const answer = await fetch(`${origin}/sandbox/ledger`, {
    headers: { authorization: `Bearer ${operatorKey}` },
  });
  return v.parse(report, await answer.json());
};

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** The rules of contracts.md, 'Money', 1 to 4; empty when all hold. */
export const brokenRules = ({ accounts, transactions }: Books): readonly string[] => {
  const currencyOf = new Map(accounts.map(({ id, currency }) => [id, currency]));
  const entries = transactions.flatMap((transaction) => transaction.entries);
  const ofCurrency = [...Map.groupBy(accounts, ({ currency }) => currency)];
  return [
    ...ofCurrency
      .filter(
        ([, list]) =>
          sum(list.map(({ balance }) => balance)) !==
          sum(list.filter(({ kind }) => kind === "house").map(({ opening }) => opening)),
      )
      .map(([currency]) => `${currency}: the sum of all accounts is not what was minted`),
    ...transactions
      .filter((transaction) =>
        [...Map.groupBy(transaction.entries, (part) => currencyOf.get(part.account_id))].some(
          ([, parts]) => sum(parts.map(({ amount }) => amount)) !== 0n,
        ),
      )
      .map(({ key }) => `${key}: the entries do not sum to zero`),
    ...accounts
      .filter(
        ({ id, balance, opening }) =>
          balance !==
          opening +
            sum(entries.filter((part) => part.account_id === id).map(({ amount }) => amount)),
      )
      .map(({ id }) => `account ${id}: the balance is not its opening plus its entries`),
    ...accounts
      .filter(({ balance }) => balance < 0n)
      .map(({ id }) => `account ${id}: the balance is negative`),
  ];
};

/** Minor units that a member has, all wallets together. */
export const wealth = ({ accounts }: Books, memberId: number): bigint =>
  sum(accounts.filter(({ owner }) => owner === `member:${memberId}`).map(({ balance }) => balance));

export const walletOf = ({ accounts }: Books, memberId: number, gpId: string): bigint =>
  accounts.find(({ owner, gp_id }) => owner === `member:${memberId}` && gp_id === gpId)?.balance ??
  0n;
