import { readStatus } from "@naluma/api-client/read-status";
import { formatTime } from "@naluma/i18n/dates";
import { formatMoney } from "@naluma/i18n/money";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSiteToday } from "@naluma/i18n/use-site-today";
import { isCurrency } from "@naluma/site/currency";
import { areDaysWrong } from "@naluma/site/day-range";
import { useSite } from "@naluma/site/use-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useOwner, useWalletService } from "../use-wallet-service.ts";
import { restWords } from "../words.rest.ts";
import type { RecordColumn } from "./record-columns.ts";
import {
  kindWords,
  noFilters,
  type MoneyRecord,
  type RecordFilters,
  type RecordList,
} from "./record.ts";
import { recordsQuery } from "./records.api.ts";

/** Replaces an amount that the member has hidden. */
const hiddenAmount = "•••••";

/** A list of records with its filters. */
export function useRecords(list: RecordList) {
  const { ports } = useWalletService();
  const [filters, setFilters] = useState<RecordFilters>(() => noFilters(list));
  const [pages, setPages] = useState(1);
  const query = useQuery({
    ...recordsQuery(ports.api, useOwner(), filters, pages),
    // The current records stay visible until the others have loaded.
    placeholderData: keepPreviousData,
  });
  const show = (next: RecordFilters) => {
    setFilters(next);
    setPages(1);
  };
  return {
    filters,
    change: (changed: Partial<RecordFilters>) => show({ ...filters, ...changed }),
    clear: () => show(noFilters(list)),
    areDaysWrong: areDaysWrong(filters),
    status: readStatus(query),
    records: query.data?.records ?? [],
    totals: query.data?.totals,
    hasMore: query.data !== undefined && query.data.next !== null,
    isLoadingMore: query.isPlaceholderData,
    isFetching: query.isFetching,
    loadMore: () => setPages(pages + 1),
    retry: () => void query.refetch(),
  };
}

export type RecordsView = ReturnType<typeof useRecords>;

/** Formats a record for the member. */
export function useRecordText() {
  const t = useWords(restWords);
  const locale = useLocale();
  const { currencySymbols } = useSite().settings;
  const hidden = !useAtomValue(useWalletService().eye.openAtom);

  const money = (amount: string, currency: string): string => {
    if (hidden) return hiddenAmount;
    return isCurrency(currency)
      ? formatMoney(amount, currency, locale, currencySymbols)
      : `${currency} ${amount}`;
  };

  function cell({ as, value }: RecordColumn, one: MoneyRecord): string {
    switch (as) {
      case "time":
        return formatTime(one.at, locale);
      case "kind":
        return t(kindWords[one.kind]);
      case "wallet":
        return value(one) || t("records.main_wallet");
      case "money":
        return money(value(one) ?? "", one.currency);
      case "text":
      case "count":
        return value(one) ?? "";
    }
  }

  return { t, cell, money, ...useSiteToday() };
}
