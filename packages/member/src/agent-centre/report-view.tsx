import { useWords } from "@naluma/i18n/react";
import { useSiteToday } from "@naluma/i18n/use-site-today";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { buttonClass } from "@naluma/ui/button-class";
import { Empty } from "@naluma/ui/empty";
import { DayField, SelectField } from "@naluma/ui/field";
import { Table, type Column } from "@naluma/ui/table";
import { AccountSearch } from "../account-search.tsx";
import { NamedLink, QueryBoundary } from "../centre/centre-part.tsx";
import { restWords, type RestMessageId } from "../words.rest.ts";
import {
  columnsOf,
  filtersOf,
  reportSorts,
  type ReportName,
  type ReportPage,
  type ReportRow,
  type ReportSort,
} from "./report.ts";
import { useReport, useReportText, type ReportView } from "./use-agent-centre.ts";

export function Report({ name }: { name: ReportName }) {
  const view = useReport(name);
  return (
    <div className="agent-report">
      <ReportFiltersView key={String(view.isFiltered)} view={view} />
      {!view.areDaysWrong && (
        <QueryBoundary of={view.query}>
          {(page) =>
            page.rows.length === 0 ? <None view={view} /> : <Rows page={page} view={view} />
          }
        </QueryBoundary>
      )}
    </div>
  );
}

function None({ view }: { view: ReportView }) {
  const t = useWords(restWords);
  if (view.isFiltered)
    return (
      <Empty
        title={t("agents.none_match")}
        action={
          <Button look="line" onClick={view.clear}>
            {t("agents.clear")}
          </Button>
        }
      />
    );
  return (
    <Empty
      title={t("agents.none")}
      text={t("agents.none_text")}
      action={
        <NamedLink page="Promotion" className={buttonClass({ look: "line" })}>
          {t("agents.your_link")}
        </NamedLink>
      }
    />
  );
}

function Rows({ page, view }: { page: ReportPage; view: ReportView }) {
  const { t, cell } = useReportText(page.currency);
  const { template } = useSite();
  const columns = columnsOf[view.report].map((column): Column<ReportRow> => ({
    key: column.name,
    name: t(column.name),
    cell: (row) => cell(column, row),
    isNumber: column.as === "money" || column.as === "count",
  }));
  return (
    <>
      <Totals page={page} view={view} />
      <Table
        label={t("agents.report")}
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        as={template === "mobile" ? "cards" : "table"}
      />
      {page.next !== null && (
        <Button look="line" busy={view.isLoadingMore} onClick={view.loadMore}>
          {t("agents.more")}
        </Button>
      )}
    </>
  );
}

/** Totals of all rows that match the filters, including those not loaded yet. */
function Totals({
  page: { totals, share, currency },
  view,
}: {
  page: ReportPage;
  view: ReportView;
}) {
  const { t, money } = useReportText(currency);
  const isOfMembers = view.report === "downline" || view.report === "stratified";
  const rows = [
    ...(isOfMembers ? ([["agents.members", String(totals.members)]] as const) : []),
    ["agents.active", String(totals.active)],
    ["agents.staked", money(totals.turnover)],
    ["agents.net", money(totals.net)],
    ...(view.report === "settlement" ? ([["agents.share", `${share}%`]] as const) : []),
  ] as const;
  return (
    <section className="card" aria-label={t("agents.totals")}>
      <dl className="report-totals">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className="number" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="dim small">
        {t(view.report === "settlement" ? "agents.settled_when" : "agents.net_means")}
      </p>
    </section>
  );
}

const sortWords: Readonly<Record<ReportSort, RestMessageId>> = {
  newest: "agents.newest",
  oldest: "agents.oldest",
  highest: "agents.highest",
  lowest: "agents.lowest",
};

/** The filters that the report supports: days, order and username. A change of day or order applies immediately. */
function ReportFiltersView({ view }: { view: ReportView }) {
  const t = useWords(restWords);
  const { today, dayBegan } = useSiteToday();
  const { filters, change, areDaysWrong } = view;
  const offered = filtersOf[view.report];
  if (offered.length === 0) return null;
  const hasDays = offered.includes("days");
  return (
    <div className="card report-filters">
      {offered.includes("account") && (
        <AccountSearch
          label={t("agents.username")}
          hint={t("agents.search_hint")}
          find={t("agents.find")}
          look="line"
          className="report-account"
          asked={filters.account}
          onAsk={(account) => change({ account })}
        />
      )}
      <div className="report-filter-fields">
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
      {hasDays && <p className="dim small">{t("agents.day_begins", { time: dayBegan })}</p>}
    </div>
  );
}
