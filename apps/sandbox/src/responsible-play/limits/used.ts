import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, type Database, type Tx } from "../../ground/db/database.ts";
import { memberOwner } from "../../ledger/accounts.ts";
import { visits } from "../visits.ts";
import type { LimitKind } from "./limit.ts";

export interface Player {
  readonly memberId: number;
  readonly currency: string;
}

interface Span {
  /** Ms since 1970. */
  readonly from: number;
  readonly now: number;
}

const sum = v.object({
  total: v.pipe(
    v.string(),
    v.transform((text) => BigInt(text)),
  ),
});

/** Top-ups, and money from an agent: the operator's bookings are not the member's deposits. */
const deposited = ({ memberId, currency }: Player, { from }: Span) => sql`
  select coalesce(sum(e.amount), 0)::text as total
  from ledger_entry e
  join account a on a.id = e.account_id
  join ledger_transaction t on t.id = e.transaction_id
  where a.owner = ${memberOwner(memberId)} and a.currency = ${currency}
    and (t.kind = 'top-up' or (t.kind = 'agent-transfer' and e.amount > 0)) and t.at >= ${from}`;

/** Stakes minus wins by the ledger, including the stakes of open rounds; negative for a member who is ahead. */
const lost = ({ memberId, currency }: Player, { from }: Span) => sql`
  select coalesce(-sum(e.amount), 0)::text as total
  from ledger_entry e
  join account a on a.id = e.account_id
  join ledger_transaction t on t.id = e.transaction_id
  where a.owner = ${memberOwner(memberId)} and a.currency = ${currency}
    and a.kind = 'provider-wallet' and t.kind = 'round' and t.at >= ${from}`;

const played = ({ memberId }: Player, { from, now }: Span) => sql`
  select coalesce(sum(greatest(0, ends_at - greatest(opened_at, ${from}::bigint))), 0)::text as total
  from (${visits(memberId, now)}) as visit`;

const sources = { deposit: deposited, loss: lost, session: played } as const;

/** How much of a limit was used since a given time: minor units, or ms of a session limit. */
export const usedSince = async (
  db: Database | Tx,
  player: Player,
  kind: LimitKind,
  span: Span,
): Promise<bigint> => {
  const [row] = await rowsOf(db, sources[kind](player, span), sum);
  return row?.total ?? 0n;
};
