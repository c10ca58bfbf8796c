import { readStatus } from "@naluma/api-client/read-status";
import { formatTime } from "@naluma/i18n/dates";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSiteToday } from "@naluma/i18n/use-site-today";
import { areDaysWrong } from "@naluma/site/day-range";
import { useSite } from "@naluma/site/use-site";
import { saveFile } from "@naluma/ui/save-file";
import { showToast } from "@naluma/ui/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { amountText } from "../balances/hidden-amounts.ts";
import { useOwner, useWalletService } from "../use-wallet-service.ts";
import { restWords } from "../words.rest.ts";
import { recordFile, type RecordColumn } from "./record-columns.ts";
import {
  kindWords,
  noFilters,
  type MoneyRecord,
  type RecordFilters,
  type RecordList,
} from "./record.ts";
import { allRecords, recordsQuery } from "./records.api.ts";

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

export function useRecordText() {
  const t = useWords(restWords);
  const locale = useLocale();
  const { describedCurrencies } = useSite().settings;
  const hidden = !useAtomValue(useWalletService().eye.openAtom);

  const money = (amount: string, currency: string): string =>
    amountText(amount, {
      currency,
      locale,
      described: describedCurrencies,
      hidden,
      refreshing: false,
    });

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

export function useExport(filters: RecordFilters) {
  const t = useWords(restWords);
  const { ports } = useWalletService();
  const { describedCurrencies } = useSite().settings;
  const [isExporting, setExporting] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function save() {
    const asked = new AbortController();
    running.current = asked;
    setExporting(true);
    try {
      const records = await allRecords(ports.api, filters, asked.signal);
      saveFile(
        `${filters.list}.csv`,
        recordFile(filters.list, records, { described: describedCurrencies, t }),
      );
    } catch {
      // A member who has left the page is no longer waiting for the file.
      if (!asked.signal.aborted)
        showToast(ports.store, { kind: "error", message: t("records.export_failed") });
    }
    setExporting(false);
  }

  return { isExporting, save: () => void save() };
}
