import { readStatus } from "@naluma/api-client/read-status";
import { formatSiteDay } from "@naluma/i18n/dates";
import { formatMoney } from "@naluma/i18n/money";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSiteToday } from "@naluma/i18n/use-site-today";
import { useSite } from "@naluma/site/use-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMember, useSession } from "../use-member.ts";
import { restWords } from "../words.rest.ts";
import { activityQuery } from "./activity.api.ts";
import { timeParts, type PeriodFigures, type PeriodKind } from "./activity.ts";

/** The member's activity, one page of periods at a time. */
export function useActivityStatement(by: PeriodKind) {
  const { ports } = useMember();
  /** The cursors of the pages up to the current one, for the way back; empty on the page of the latest periods. */
  const [way, setWay] = useState<readonly string[]>([]);
  const query = useQuery({
    ...activityQuery(ports.api, useSession(), by, way.at(-1)),
    // The current periods stay visible until the others have loaded.
    placeholderData: keepPreviousData,
  });
  const before = query.data?.before ?? undefined;
  return {
    activity: query.data,
    status: readStatus(query),
    isFetching: query.isFetching,
    earlier: before === undefined ? undefined : () => setWay([...way, before]),
    later: way.length === 0 ? undefined : () => setWay(way.slice(0, -1)),
    retry: () => void query.refetch(),
  };
}

export type StatementView = ReturnType<typeof useActivityStatement>;

export function useActivityText(hidden: boolean) {
  const t = useWords(restWords);
  const locale = useLocale();
  const { describedCurrencies } = useSite().settings;

  function money(amount: string, currency: string): string {
    if (hidden) return "•••••";
    return formatMoney(amount, currency, locale, describedCurrencies);
  }

  function period({ from, to }: Pick<PeriodFigures, "from" | "to">): string {
    const first = formatSiteDay(from, locale);
    return from === to ? first : `${first} – ${formatSiteDay(to, locale)}`;
  }

  function time(seconds: number): string {
    const { hours, minutes } = timeParts(seconds);
    return hours === 0
      ? t("activity.minutes", { minutes })
      : t("activity.hours", { hours, minutes });
  }

  return { t, money, period, time, dayBegan: useSiteToday().dayBegan };
}
