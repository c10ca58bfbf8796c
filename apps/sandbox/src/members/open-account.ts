import type { Currency } from "@naluma/site/currency";
import { downline } from "../agents/schema.ts";
import { member } from "../db/schema.ts";
import { houseAccount, mainAccount } from "../ledger/accounts.ts";
import { worth } from "../money/amounts.ts";
import type { Services } from "../services.ts";
import { hashPassword } from "./passwords.ts";
import type { Member } from "./sessions.ts";

export interface NewAccount {
  readonly siteId: number;
  /** Lower-case; the caller has checked its form. */
  readonly account: string;
  readonly password: string;
  readonly currency: Currency;
  /** Dollars' worth of play money that the main wallet begins with. */
  readonly dollars: number;
  /** Whose downline the member joins. */
  readonly agentId?: number | undefined;
}

/** A member with a main wallet, or undefined where the site has the account already. */
export const openAccount = async (
  { db, ledger, clock }: Pick<Services, "db" | "ledger" | "clock">,
  { siteId, account, password, currency, dollars, agentId }: NewAccount,
): Promise<Member | undefined> => {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [opened] = await tx
      .insert(member)
      .values({
        siteId,
        account,
        passwordHash,
        currency,
        state: "active",
        facts: {},
        createdAt: clock(),
      })
      .onConflictDoNothing()
      .returning();
    if (opened && agentId !== undefined)
      await tx.insert(downline).values({ memberId: opened.id, agentId, joinedAt: clock() });
    if (!opened || dollars === 0) return opened;
    const amount = worth(dollars, currency);
    await ledger.transfer(tx, {
      key: `opened:${opened.id}`,
      kind: "operator",
      entries: [
        { account: mainAccount(opened.id, currency), amount },
        { account: houseAccount(currency), amount: -amount },
      ],
    });
    return opened;
  });
};
