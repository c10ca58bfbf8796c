import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { buttonClass } from "@naluma/ui/button-class";
import { Empty } from "@naluma/ui/empty";
import { Table, type Column } from "@naluma/ui/table";
import { Link } from "react-router";
import { QueryBoundary } from "../centre/centre-part.tsx";
import { restWords } from "../words.rest.ts";
import { addressOf } from "./agent-menu.ts";
import { ReportFiltersView } from "./report-filters.tsx";
import { columnsOf, type ReportName, type ReportPage, type ReportRow } from "./report.ts";
import { useReport, useReportText, type ReportView } from "./use-agent-centre.ts";

/** A report on the downline: filters, totals, and pages of rows. */
export function Report({ name }: { name: ReportName }) {
  const view = useReport(name);
  return (
    <div className="ag">
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
        <Link className={buttonClass({ look: "line" })} to={addressOf("Promotion")}>
          {t("agents.your_link")}
        </Link>
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
      <dl className="ag-t">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className="num" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="dim sm">
        {t(view.report === "settlement" ? "agents.settled_when" : "agents.net_means")}
      </p>
    </section>
  );
}
