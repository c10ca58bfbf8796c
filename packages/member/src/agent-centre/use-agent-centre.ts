import { useApi, useWrite } from "@naluma/api-client/react";
import { formatDay, formatTime, siteZone } from "@naluma/i18n/dates";
import { formatMoney } from "@naluma/i18n/money";
import { formatMonth } from "@naluma/i18n/months";
import { useLocale, useWords } from "@naluma/i18n/react";
import { isCurrency } from "@naluma/site/currency";
import { areDaysWrong } from "@naluma/site/day-range";
import { useSite } from "@naluma/site/use-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { memberKey } from "../member-queries.ts";
import { checkAgentApplication } from "../rights/rights.api.ts";
import { useMember } from "../use-member.ts";
import { useMemberId, useSession } from "../use-session.ts";
import { restWords } from "../words.rest.ts";
import { agentStatusQuery } from "./agent-status.api.ts";
import { reportQuery } from "./report.api.ts";
import {
  isFiltered,
  noFilters,
  stateWords,
  type ReportColumn,
  type ReportFilters,
  type ReportName,
  type ReportRow,
  type SettlementState,
} from "./report.ts";

export const useAgentStatus = () =>
  useQuery(agentStatusQuery(useApi(), useSession(), useSite().settings.playMoney));

/** Applies to become an agent, then refreshes the member's state. */
export function useApplication() {
  const memberId = useMemberId() ?? 0;
  const { queryClient } = useMember().ports;
  const { state, send } = useWrite(checkAgentApplication);

  async function apply() {
    const answer = await send({ agent_id: memberId, apply_agent_flag: 1 });
    if (answer) await queryClient.invalidateQueries({ queryKey: memberKey });
  }

  return { state, apply: () => void apply() };
}

/** A report with its filters. */
export function useReport(report: ReportName) {
  const [filters, setFilters] = useState(noFilters);
  const [pages, setPages] = useState(1);
  const query = useQuery({
    ...reportQuery(useApi(), useSession(), { report, filters, pages }),
    // The current rows stay visible until the others have loaded.
    placeholderData: keepPreviousData,
  });
  const show = (next: ReportFilters) => {
    setFilters(next);
    setPages(1);
  };
  return {
    report,
    query,
    filters,
    isFiltered: isFiltered(filters),
    areDaysWrong: areDaysWrong(filters),
    isLoadingMore: query.isPlaceholderData,
    change: (changed: Partial<ReportFilters>) => show({ ...filters, ...changed }),
    clear: () => show({ ...noFilters, sort: filters.sort }),
    loadMore: () => setPages(pages + 1),
  };
}

export type ReportView = ReturnType<typeof useReport>;

/** Formats the cells of a report for the agent. */
export function useReportText(currency: string) {
  const t = useWords(restWords);
  const locale = useLocale();
  const { currencySymbols } = useSite().settings;

  const money = (amount: string): string =>
    isCurrency(currency)
      ? formatMoney(amount, currency, locale, currencySymbols)
      : `${currency} ${amount}`;

  const state = (value: SettlementState | null) => (value ? t(stateWords[value]) : "");

  function cell({ as, value }: ReportColumn, row: ReportRow): string {
    const found = value(row);
    if (found === null) return "";
    if (as === "state") return state(row.state);
    if (found instanceof Date) {
      if (as === "time") return formatTime(found, locale);
      // A day in the site's time zone, wherever the agent is.
      return as === "month" ? formatMonth(found, locale) : formatDay(found, locale, siteZone);
    }
    return as === "money" ? money(String(found)) : String(found);
  }

  return { t, money, cell };
}
