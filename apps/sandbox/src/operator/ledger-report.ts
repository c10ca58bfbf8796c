import { asc } from "drizzle-orm";
import { isoTime } from "../ground/clock.ts";
import { onePicture, type Database } from "../ground/db/database.ts";
import { account, entry, member, transaction } from "../ground/db/schema.ts";

/** A snapshot of the whole ledger, with amounts as text in minor units. */
export const ledgerReport = (db: Database) =>
  db.transaction(async (tx) => {
    const accounts = await tx.select().from(account).orderBy(asc(account.id));
    const transactions = await tx.select().from(transaction).orderBy(asc(transaction.id));
    const entries = await tx.select().from(entry).orderBy(asc(entry.id));
    const members = await tx
      .select({ id: member.id, account: member.account, siteId: member.siteId })
      .from(member);

    const memberOf = new Map(members.map((row) => [`member:${row.id}`, row]));
    const entriesOf = Map.groupBy(entries, ({ transactionId }) => transactionId);
    return {
      accounts: accounts.map((row) => {
        const holder = memberOf.get(row.owner);
        return {
          id: row.id,
          owner: row.owner,
          ...(holder && {
            member_id: holder.id,
            member_account: holder.account,
            site_id: holder.siteId,
          }),
          kind: row.kind,
          ...(row.gpId !== "" && { gp_id: row.gpId }),
          currency: row.currency,
          balance: row.balance.toString(),
          opening: row.opening.toString(),
        };
      }),
      transactions: transactions.map((row) => ({
        id: row.id,
        key: row.key,
        kind: row.kind,
        at: isoTime(row.at),
        entries: (entriesOf.get(row.id) ?? []).map((part) => ({
          account_id: part.accountId,
          amount: part.amount.toString(),
        })),
      })),
    };
  }, onePicture);
