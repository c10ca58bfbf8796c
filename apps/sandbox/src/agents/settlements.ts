import { eq, like } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { entry, transaction } from "../ground/db/schema.ts";
import { houseAccount, mainAccount } from "../ledger/accounts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Member } from "../members/sessions.ts";
import { lockMember } from "../play/launches.ts";
import { commissionOf, shareOf } from "./commission.ts";
import { monthAt, monthDays } from "./months.ts";
import { reportOf } from "./reports.ts";

const keyOf = (agentId: number, month: number) => `commission:${agentId}:${month}`;

export const paidCommissions = async (
  db: Database | Tx,
  agentId: number,
): Promise<ReadonlyMap<number, bigint>> => {
  const rows = await db
    .select({ key: transaction.key, amount: entry.amount })
    .from(transaction)
    .innerJoin(entry, eq(entry.transactionId, transaction.id))
    .where(like(transaction.key, `commission:${agentId}:%`));
  return new Map(
    rows.flatMap(({ key, amount }) =>
      amount > 0n ? [[Number(key.split(":").at(-1)), amount] as const] : [],
    ),
  );
};

export type Settlement =
  | { readonly kind: "paid"; readonly amount: bigint }
  | { readonly kind: "running" | "nothing" | "before" };

/** Pays an agent the commission of a month that is over, once. */
export const settleMonth = async (
  { clock, ledger }: { readonly clock: Clock; readonly ledger: Ledger },
  tx: Tx,
  agent: Pick<Member, "id" | "currency" | "siteId" | "facts">,
  month: number,
): Promise<Settlement> => {
  if (month >= monthAt(clock())) return { kind: "running" };
  await lockMember(tx, agent.id);
  if ((await paidCommissions(tx, agent.id)).has(month)) return { kind: "before" };
  const { totals } = await reportOf(tx, agent, {
    report: "settlement",
    ...monthDays(month),
    sort: "newest",
    limit: 1,
  });
  const amount = commissionOf(totals.turnover - totals.won, shareOf(agent.facts.agentLevel ?? 1));
  if (amount === 0n) return { kind: "nothing" };
  await ledger.transfer(tx, {
    key: keyOf(agent.id, month),
    kind: "commission",
    entries: [
      { account: houseAccount(agent.currency), amount: -amount },
      { account: mainAccount(agent.id, agent.currency), amount },
    ],
  });
  return { kind: "paid", amount };
};
