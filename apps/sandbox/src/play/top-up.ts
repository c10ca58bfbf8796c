import { inArray } from "drizzle-orm";
import { nextSiteDay, siteTime, type Clock } from "../ground/clock.ts";
import type { Tx } from "../ground/db/database.ts";
import { transaction } from "../ground/db/schema.ts";
import { houseAccount, mainAccount, type AccountName } from "../ledger/accounts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { topUpAmount } from "../money/amounts.ts";
import {
  restrictionOnDeposit,
  type PlayRestriction,
} from "../responsible-play/limits/restriction.ts";
import { lockMember } from "./launches.ts";

export const topUpsADay = 10;

interface Ports {
  readonly ledger: Ledger;
  readonly clock: Clock;
}

interface Receiver {
  readonly memberId: number;
  readonly currency: string;
  /** The account that receives the money: the main wallet, or the wallet with the provider of the running game. */
  readonly account: AccountName;
}

/**
 * `enough`: all wallets together hold `limit` or more; `later`: the day's top-ups are used up; `restricted`: by
 * the member's own limits or time-out. Amounts in minor units, `nextAt` in ms since 1970.
 */
export type TopUp =
  | { readonly kind: "done"; readonly amount: bigint }
  | { readonly kind: "enough"; readonly limit: bigint }
  | { readonly kind: "later"; readonly nextAt: number }
  | { readonly kind: "restricted"; readonly restriction: PlayRestriction };

/**
 * Play money for a member with less than one top-up left in all wallets together, at most ten times per day of
 * the site's calendar. All calls for a top-up end here, so that one place decides.
 */
export const topUp = async (
  { ledger, clock }: Ports,
  tx: Tx,
  { memberId, currency, account }: Receiver,
): Promise<TopUp> => {
  await lockMember(tx, memberId);
  const amount = topUpAmount(currency);
  const wallets = await ledger.providerWallets(tx, memberId, currency);
  const elsewhere = [...wallets.values()].reduce((sum, balance) => sum + balance, 0n);
  const main = await ledger.balance(tx, mainAccount(memberId, currency));
  if (main + elsewhere >= amount) return { kind: "enough", limit: amount };

  const at = clock();
  const restriction = await restrictionOnDeposit(tx, { memberId, currency }, { amount, now: at });
  if (restriction) return { kind: "restricted", restriction };
  // The key contains the day and a number, so there are only as many keys as top-ups a day.
  const keys = Array.from(
    { length: topUpsADay },
    (_, turn) => `top-up:${memberId}:${siteTime(at).slice(0, 10)}:${turn + 1}`,
  );
  const used = await tx
    .select({ key: transaction.key })
    .from(transaction)
    .where(inArray(transaction.key, keys));
  const free = keys.find((key) => !used.some((one) => one.key === key));
  const moved =
    free !== undefined &&
    (await ledger.transfer(tx, {
      key: free,
      kind: "top-up",
      entries: [
        { account: houseAccount(currency), amount: -amount },
        { account, amount },
      ],
    }));
  return moved === "done" ? { kind: "done", amount } : { kind: "later", nextAt: nextSiteDay(at) };
};
