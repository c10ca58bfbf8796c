import { isUnanswered } from "@naluma/api-client";
import { useApi } from "@naluma/api-client/react";
import { useWrite } from "@naluma/api-client/use-write";
import { formatDay, formatTime, siteZone, formatMonth } from "@naluma/i18n/dates";
import { formatMoney } from "@naluma/i18n/money";
import { useLocale, useWords } from "@naluma/i18n/react";
import { placesOf } from "@naluma/site/currency";
import { areDaysWrong } from "@naluma/site/day-range";
import { newId } from "@naluma/site/new-id";
import { useSite } from "@naluma/site/use-site";
import { askConfirm } from "@naluma/ui/confirm";
import { useForm } from "@naluma/ui/form";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { memberQueryKeys } from "../query-keys.ts";
import { checkAgentApplication } from "../rights/rights.api.ts";
import { useMember, useMemberId, useSession } from "../use-member.ts";
import { restWords, type RestMessageId } from "../words.rest.ts";
import { agentStatusQuery, reportQuery, sendToDownline } from "./agent-centre.api.ts";
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
import {
  asTransfer,
  keyed,
  transferCheck,
  type KeyedTransfer,
  type Transfer,
  type TransferValues,
} from "./transfer.ts";

export const useAgentStatus = () =>
  useQuery(
    agentStatusQuery(useApi(), useSession(), useSite().settings.capabilities.includes("agents")),
  );

/** Applies to become an agent, then refreshes the member's state. */
export function useApplication() {
  const memberId = useMemberId() ?? 0;
  const { queryClient } = useMember().ports;
  const { state, send } = useWrite(checkAgentApplication);

  async function apply() {
    const answer = await send({ agent_id: memberId, apply_agent_flag: 1 });
    if (answer) await queryClient.invalidateQueries({ queryKey: memberQueryKeys.all });
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
  const { describedCurrencies } = useSite().settings;

  const money = (amount: string): string =>
    formatMoney(amount, currency, locale, describedCurrencies);

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

/** A transfer to the downline: the form, its confirmation, and the outcome. */
export function useTransfer(currency: string) {
  const t = useWords(restWords);
  const locale = useLocale();
  const { describedCurrencies } = useSite().settings;
  const places = placesOf(currency, describedCurrencies);
  const { ports } = useMember();
  const { state, send } = useWrite(sendToDownline);
  const unanswered = useRef<KeyedTransfer>(undefined);
  const [sent, setSent] = useState<Transfer>();
  const form = useForm<TransferValues, RestMessageId>({
    initial: { account: "", amount: "" },
    check: transferCheck(places),
  });

  const money = (amount: string): string =>
    formatMoney(amount, currency, locale, describedCurrencies);

  async function submit(values: TransferValues) {
    const asked = asTransfer(values, places);
    const isSure = await askConfirm(ports.store, {
      title: t("agents.confirm", { amount: money(asked.amount), account: asked.account }),
      text: t("agents.confirm_text"),
      confirm: t("agents.send"),
      cancel: t("agents.cancel"),
      tone: "warning",
    });
    if (!isSure) return;
    const { key, ...transfer } = keyed(unanswered.current, asked, newId);
    setSent(undefined);
    const answer = await send(transfer, { idempotencyKey: key });
    const isOpen = !answer || (!answer.ok && isUnanswered(answer.refusal));
    unanswered.current = isOpen ? { key, ...transfer } : undefined;
    if (!answer?.ok) return;
    setSent(transfer);
    form.empty("amount");
    ports.refreshWallet();
    await ports.queryClient.invalidateQueries({ queryKey: memberQueryKeys.all });
  }

  return {
    t,
    form,
    busy: state.at === "sending",
    submit: (values: TransferValues) => void submit(values),
    /** The success message. */
    sent: sent && t("agents.sent", { amount: money(sent.amount), account: sent.account }),
    refusal: state.at === "refused" ? state.refusal : undefined,
    isUnsure: state.at === "refused" && isUnanswered(state.refusal),
  };
}
