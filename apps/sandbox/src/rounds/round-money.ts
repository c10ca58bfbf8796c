import type { Tx } from "../ground/db/database.ts";
import { houseAccount, providerBank, providerWallet } from "../ledger/accounts.ts";
import type { AccountName } from "../ledger/accounts.ts";
import type { Ledger } from "../ledger/ledger.ts";

/** The owner of the money that a round moves: a member's wallet with one provider. */
interface Holder {
  readonly memberId: number;
  readonly gpId: string;
  readonly currency: string;
}

/** One step of a round that moves money; a key takes effect only once. In minor units. */
interface Step {
  readonly roundId: string;
  /** `stake`, `move:0` and so on, `win`. */
  readonly step: string;
  readonly amount: bigint;
}

export const walletOf = ({ memberId, gpId, currency }: Holder): AccountName =>
  providerWallet(memberId, gpId, currency);

const bankOf = ({ gpId, currency }: Holder): AccountName => providerBank(gpId, currency);

const keyOf = ({ memberId }: Holder, { roundId, step }: Step): string =>
  `round:${memberId}:${roundId}:${step}`;

/**
 * Moves money from the wallet to the provider's bank. The caller has locked the member and checked that the
 * wallet covers it.
 */
export async function takeStake(ledger: Ledger, tx: Tx, holder: Holder, step: Step): Promise<void> {
  const key = keyOf(holder, step);
  const outcome = await ledger.transfer(tx, {
    key,
    kind: "round",
    entries: [
      { account: walletOf(holder), amount: -step.amount },
      { account: bankOf(holder), amount: step.amount },
    ],
  });
  if (outcome !== "done") throw new Error(`The stake ${key} was ${outcome}`);
}

/** Moves money to the wallet; the house pays what the provider's bank cannot. Does nothing for an amount of 0. */
export async function payWin(ledger: Ledger, tx: Tx, holder: Holder, step: Step): Promise<void> {
  if (step.amount === 0n) return;
  const key = keyOf(holder, step);
  for (const payer of [bankOf(holder), houseAccount(holder.currency)]) {
    const outcome = await ledger.transfer(tx, {
      key,
      kind: "round",
      entries: [
        { account: payer, amount: -step.amount },
        { account: walletOf(holder), amount: step.amount },
      ],
    });
    if (outcome === "repeated") throw new Error(`The win ${key} was paid before`);
    if (outcome === "done") return;
  }
  throw new Error(`Nobody can pay the round ${key}`);
}
