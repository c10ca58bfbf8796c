import { useWords } from "@naluma/i18n/react";
import { useSiteToday } from "@naluma/i18n/use-site-today";
import { DayField, SelectField } from "@naluma/ui/field";
import { AccountSearch } from "../account-search.tsx";
import { restWords, type RestMessageId } from "../words.rest.ts";
import { filtersOf, reportSorts, type ReportSort } from "./report.ts";
import type { ReportView } from "./use-agent-centre.ts";

const sortWords: Readonly<Record<ReportSort, RestMessageId>> = {
  newest: "agents.newest",
  oldest: "agents.oldest",
  highest: "agents.highest",
  lowest: "agents.lowest",
};

/** The filters that the report supports: days, order and username. A change of day or order applies immediately. */
export function ReportFiltersView({ view }: { view: ReportView }) {
  const t = useWords(restWords);
  const { today, dayBegan } = useSiteToday();
  const { filters, change, areDaysWrong } = view;
  const offered = filtersOf[view.report];
  if (offered.length === 0) return null;
  const hasDays = offered.includes("days");
  return (
    <div className="card ag-f">
      {offered.includes("account") && (
        <AccountSearch
          label={t("agents.username")}
          hint={t("agents.search_hint")}
          find={t("agents.find")}
          look="line"
          className="ag-s"
          asked={filters.account}
          onAsk={(account) => change({ account })}
        />
      )}
      <div className="ag-g">
        {hasDays && (
          <>
            <DayField
              label={t("agents.from")}
              latest={today}
              value={filters.from}
              invalid={t("agents.invalid_day")}
              onDay={(from) => change({ from })}
            />
            <DayField
              label={t("agents.to")}
              latest={today}
              value={filters.to}
              invalid={t("agents.invalid_day")}
              error={areDaysWrong ? t("agents.wrong_days") : undefined}
              onDay={(to) => change({ to })}
            />
          </>
        )}
        {offered.includes("sort") && (
          <SelectField
            label={t("agents.order")}
            value={filters.sort}
            choices={reportSorts.map((sort) => ({ value: sort, text: t(sortWords[sort]) }))}
            onChange={({ target }) =>
              change({ sort: reportSorts.find((sort) => sort === target.value) ?? "newest" })
            }
          />
        )}
      </div>
      {hasDays && <p className="dim sm">{t("agents.day_begins", { time: dayBegan })}</p>}
    </div>
  );
}
