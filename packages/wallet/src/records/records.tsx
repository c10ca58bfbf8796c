import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { ServiceLink } from "@naluma/ui/service-link";
import { Skeleton } from "@naluma/ui/skeleton";
import { Table, type Column } from "@naluma/ui/table";
import { Tabs } from "@naluma/ui/tabs";
import { useState } from "react";
import { columnsOf } from "./record-columns.ts";
import { RecordFiltersView } from "./record-filters.tsx";
import { filtersSet, type MoneyRecord, type RecordList } from "./record.ts";
import { useExport, useRecords, useRecordText, type RecordsView } from "./use-records.ts";

export interface RecordsProps {
  /** `all`: every entry, rounds and sessions. `payments`: deposits and withdrawals. */
  of: "all" | "payments";
  /** The initial list, for example from the address; rounds if it is none of the lists. */
  list?: string | null | undefined;
  /** A link to customer service, unless the site has none. */
  service?: string | undefined;
  /** The text of that link. */
  serviceLabel: string;
}

const lists = [
  { value: "rounds", label: "records.rounds" },
  { value: "money", label: "records.money" },
  { value: "sessions", label: "records.sessions" },
] as const satisfies readonly { value: RecordList; label: string }[];

/** A member's records of money; a platform that keeps none has customer service. */
export function Records({ of, list, service, serviceLabel }: RecordsProps) {
  const { settings } = useSite();
  const { t } = useRecordText();
  if (!settings.capabilities.includes("records"))
    return (
      <div className="card centre-card">
        <p>{t("records.elsewhere")}</p>
        {service && <ServiceLink href={service}>{serviceLabel}</ServiceLink>}
      </div>
    );
  return of === "payments" ? <RecordListView list="payments" /> : <RecordTabs first={list} />;
}

function RecordTabs({ first }: { first: RecordsProps["list"] }) {
  const { t } = useRecordText();
  const [list, setList] = useState<string>(
    () => lists.find(({ value }) => value === first)?.value ?? "rounds",
  );
  return (
    <div className="records">
      <Tabs
        label={t("records.label")}
        value={list}
        onValue={setList}
        tabs={lists.map(({ value, label }) => ({
          value,
          label: t(label),
          content: <RecordListView list={value} />,
        }))}
      />
    </div>
  );
}

function RecordListView({ list }: { list: RecordList }) {
  const view = useRecords(list);
  return (
    <div className="records">
      <RecordFiltersView view={view} />
      {!view.areDaysWrong && <Found view={view} />}
    </div>
  );
}

function Found({ view }: { view: RecordsView }) {
  const { t } = useRecordText();
  switch (view.status) {
    case "loading":
      return (
        <div className="card records-skeleton" aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      );
    case "offline":
      return <p className="card">{t("records.offline")}</p>;
    case "failed":
      return (
        <ErrorNotice
          text={t("records.failed")}
          retry={{ label: t("records.retry"), busy: view.isFetching, onRetry: view.retry }}
        />
      );
    case "ready":
      return view.records.length === 0 ? <None view={view} /> : <Pages view={view} />;
  }
}

function None({ view }: { view: RecordsView }) {
  const { t } = useRecordText();
  if (filtersSet(view.filters) === 0)
    return <Empty title={t("records.none")} text={t("records.none_text")} />;
  return (
    <Empty
      title={t("records.none_match")}
      action={
        <Button look="line" onClick={view.clear}>
          {t("records.clear")}
        </Button>
      }
    />
  );
}

function Pages({ view }: { view: RecordsView }) {
  const { t } = useRecordText();
  const { isExporting, save } = useExport(view.filters);
  return (
    <>
      <Totals view={view} />
      <RecordRows list={view.filters.list} records={view.records} />
      <div className="records-more">
        {view.hasMore && (
          <Button look="line" busy={view.isLoadingMore} onClick={view.loadMore}>
            {t("records.more")}
          </Button>
        )}
        <Button look="text" busy={isExporting} onClick={save}>
          {t("records.export")}
        </Button>
      </div>
    </>
  );
}

/** Totals of all records that match the filters, including those not loaded yet. */
function Totals({ view: { totals, records, filters } }: { view: RecordsView }) {
  const { t, money } = useRecordText();
  const currency = records[0]?.currency;
  if (!totals || currency === undefined) return null;
  const isPlay = filters.list === "rounds" || filters.list === "sessions";
  return (
    <section className="card">
      <output>{t("records.count", { count: totals.records })}</output>
      <dl className="records-sums">
        <div>
          <dt>{t(isPlay ? "records.win" : "records.paid_in")}</dt>
          <dd className="number" translate="no">
            {money(totals.paidIn, currency)}
          </dd>
        </div>
        <div>
          <dt>{t(isPlay ? "records.stake" : "records.paid_out")}</dt>
          <dd className="number" translate="no">
            {money(totals.paidOut, currency)}
          </dd>
        </div>
        <div>
          <dt>{t("records.net")}</dt>
          <dd className="number" translate="no">
            {money(totals.net, currency)}
          </dd>
        </div>
      </dl>
      {filters.list === "money" && <p className="dim small">{t("records.own_moves")}</p>}
    </section>
  );
}

interface Props {
  list: RecordList;
  records: readonly MoneyRecord[];
}

function RecordRows({ list, records }: Props) {
  const { t, cell } = useRecordText();
  const { template } = useSite();
  const columns = columnsOf[list].map((column): Column<MoneyRecord> => ({
    key: column.name,
    name: t(column.name),
    cell: (one) => cell(column, one),
    isNumber: column.as === "money",
  }));
  return (
    <Table
      label={t("records.label")}
      columns={columns}
      rows={records}
      keyOf={({ id }) => id}
      as={template === "mobile" ? "cards" : "table"}
    />
  );
}
