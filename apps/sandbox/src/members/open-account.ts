import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { member, type MemberFacts } from "../ground/db/schema.ts";
import { houseAccount, mainAccount } from "../ledger/accounts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { worth } from "../money/amounts.ts";
import { hashPassword } from "./passwords.ts";
import type { Member } from "./sessions.ts";

interface Account {
  readonly siteId: number;
  /** Lower case; the caller has validated it. */
  readonly account: string;
  readonly currency: string;
  /** The starting balance of the main wallet, in dollars of play money. */
  readonly dollars: number;
}

export interface NewAccount extends Account {
  readonly password: string;
}

interface Opening {
  readonly ledger: Ledger;
  readonly clock: Clock;
}

/** A member with a main wallet, or undefined if the account already exists on the site. */
export const openAccountIn = async (
  { ledger, clock }: Opening,
  tx: Tx,
  { dollars, ...account }: Account & { readonly passwordHash: string; readonly facts: MemberFacts },
): Promise<Member | undefined> => {
  const [opened] = await tx
    .insert(member)
    .values({ ...account, state: "active", createdAt: clock() })
    .onConflictDoNothing()
    .returning();
  if (!opened || dollars === 0) return opened;
  const amount = worth(dollars, account.currency);
  await ledger.transfer(tx, {
    key: `opened:${opened.id}`,
    kind: "operator",
    entries: [
      { account: mainAccount(opened.id, account.currency), amount },
      { account: houseAccount(account.currency), amount: -amount },
    ],
  });
  return opened;
};

/**
 * The same in a transaction of its own, for accounts opened by the operator.
 *
 * @param alongside runs in the same transaction, once the account exists
 */
export const openAccount = async (
  services: Opening & { readonly db: Database },
  { password, ...account }: NewAccount,
  alongside: (tx: Tx, opened: Member) => Promise<void>,
): Promise<Member | undefined> => {
  const passwordHash = await hashPassword(password);
  return services.db.transaction(async (tx) => {
    const opened = await openAccountIn(services, tx, { ...account, passwordHash, facts: {} });
    if (opened) await alongside(tx, opened);
    return opened;
  });
};
