import * as v from "valibot";

const minorUnits = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);

const report = v.object({
  accounts: v.array(
    v.object({
      id: v.number(),
      owner: v.string(),
      kind: v.string(),
      gp_id: v.optional(v.string(), ""),
      currency: v.string(),
      balance: minorUnits,
      opening: minorUnits,
    }),
  ),
  transactions: v.array(
    v.object({
      key: v.string(),
      kind: v.string(),
      entries: v.array(v.object({ account_id: v.number(), amount: minorUnits })),
    }),
  ),
});

/** The whole ledger, amounts in minor units. */
export type LedgerReport = v.InferOutput<typeof report>;

/** Parses the response of `GET /sandbox/ledger`. */
export const readReport = (answer: unknown): LedgerReport => v.parse(report, answer);

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** The violated rules among 1 to 4 of docs/contracts.md#money; empty if all hold. */
export const brokenRules = ({ accounts, transactions }: LedgerReport): readonly string[] => {
  const currencyOf = new Map(accounts.map(({ id, currency }) => [id, currency]));
  const entriesOf = Map.groupBy(
    transactions.flatMap((transaction) => transaction.entries),
    ({ account_id }) => account_id,
  );
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
          balance !== opening + sum((entriesOf.get(id) ?? []).map(({ amount }) => amount)),
      )
      .map(({ id }) => `account ${id}: the balance is not its opening plus its entries`),
    ...accounts
      .filter(({ balance }) => balance < 0n)
      .map(({ id }) => `account ${id}: the balance is negative`),
    ...transactions
      .filter(({ entries }) => entries.length === 0)
      .map(({ key }) => `${key}: it has no entries`),
  ];
};

/** A member's minor units across all wallets. */
export const wealth = ({ accounts }: LedgerReport, memberId: number): bigint =>
  sum(accounts.filter(({ owner }) => owner === `member:${memberId}`).map(({ balance }) => balance));

/** A member's balance with a provider; '' means the main wallet. */
export const walletOf = ({ accounts }: LedgerReport, memberId: number, gpId: string): bigint =>
  accounts.find(({ owner, gp_id }) => owner === `member:${memberId}` && gp_id === gpId)?.balance ??
  0n;
