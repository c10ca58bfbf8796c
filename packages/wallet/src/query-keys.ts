import type { Who } from "@naluma/site/who";
import type { RecordFilters } from "./records/record.ts";

const all = ["wallet"] as const;

/** A key contains the member's id, so that a response received after a change of member is never shown to the new one. */
const of = (who: Who) => [...all, who.role === "member" ? who.memberId : "visitor"] as const;

/** The query keys of this package. All are cancelled and removed at a logout. */
export const walletQueryKeys = {
  all,
  balances: (who: Who) => [...of(who), "balances"] as const,
  records: (who: Who, filters: RecordFilters, pages: number) =>
    [...of(who), "records", filters, pages] as const,
  /** The receipts of games, which the shell reads. */
  receipts: (memberId: string | undefined) => [...all, memberId, "receipts"] as const,
} as const;
