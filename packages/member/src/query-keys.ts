import type { Locale } from "@naluma/site/locale";
import { memberIdOf, type Who } from "@naluma/site/who";
import type { PeriodKind } from "./activity/activity.ts";
import type { ReportFilters, ReportName } from "./agent-centre/report.ts";
import type { FriendFilters } from "./friend-rewards/friend.ts";

export interface AskedReport {
  readonly report: ReportName;
  readonly filters: ReportFilters;
  readonly pages: number;
}

const all = ["member"] as const;
const letters = [...all, "letters"] as const;

/** A key contains the member's id, so that a response received after a change of member is never shown to the new one. */
const of = (who: Who) => [...all, who.role === "member" ? who.memberId : "visitor"] as const;

/** The query keys of this package. All are cancelled and removed at a logout. */
export const memberQueryKeys = {
  all,
  layout: (who: Who) => [...of(who), "layout"] as const,
  profile: (who: Who) => [...of(who), "profile"] as const,
  /** The prefix of every member's letters, which real-time events invalidate. */
  letters,
  lettersPage: (who: Who, siteId: number, locale: Locale, page: number) =>
    [...letters, memberIdOf(who), siteId, locale, page] as const,
  activity: (who: Who, by: PeriodKind, before: string | undefined) =>
    [...of(who), "activity", by, before ?? "now"] as const,
  agentStatus: (who: Who) => [...of(who), "agent", "status"] as const,
  agentReport: (who: Who, asked: AskedReport) => [...of(who), "agent", asked] as const,
  bankAccounts: (who: Who) => [...of(who), "bank-accounts"] as const,
  invitation: (who: Who) => [...of(who), "friends", "invitation"] as const,
  friends: (who: Who, filters: FriendFilters, pages: number) =>
    [...of(who), "friends", filters, pages] as const,
  playLimits: (who: Who) => [...of(who), "play-limits"] as const,
  session: (who: Who) => [...of(who), "session"] as const,
  friendBonus: (who: Who) => [...of(who), "friend-bonus"] as const,
  recommendBlock: (who: Who) => [...of(who), "recommend-block"] as const,
  cashSurplus: (who: Who) => [...of(who), "cash-surplus"] as const,
  agentLevelNames: (who: Who) => [...of(who), "agent-level-names"] as const,
} as const;
