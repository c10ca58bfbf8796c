import { DayField, SelectField } from "@naluma/ui/field";
import { kindsOf, kindWords, recordSorts, type RecordSort } from "./record.ts";
import { useRecordText, type RecordsView } from "./use-records.ts";
import type { RecordMessage } from "./words.ts";

const sortWords: Readonly<Record<RecordSort, RecordMessage>> = {
  newest: "records.newest",
  oldest: "records.oldest",
  highest: "records.highest",
  lowest: "records.lowest",
};

/** Kind, days of the site and order; a change counts at once. */
export function RecordFiltersView({ view }: { view: RecordsView }) {
  const { t, today, dayBegan } = useRecordText();
  const { filters, change, areDaysWrong } = view;
  const kinds = kindsOf[filters.list];
  return (
    <div className="card">
      <div className="rec-f">
        <SelectField
          label={t("records.type")}
          value={filters.kind ?? ""}
          choices={[
            { value: "", text: t("records.all") },
            ...kinds.map((kind) => ({ value: kind, text: t(kindWords[kind]) })),
          ]}
          onChange={({ target }) => change({ kind: kinds.find((kind) => kind === target.value) })}
        />
        <DayField
          label={t("records.from")}
          latest={today}
          value={filters.from}
          invalid={t("records.invalid_day")}
          onDay={(from) => change({ from })}
        />
        <DayField
          label={t("records.to")}
          latest={today}
          value={filters.to}
          invalid={t("records.invalid_day")}
          error={areDaysWrong ? t("records.wrong_days") : undefined}
          onDay={(to) => change({ to })}
        />
        <SelectField
          label={t("records.order")}
          value={filters.sort}
          choices={recordSorts.map((sort) => ({ value: sort, text: t(sortWords[sort]) }))}
          onChange={({ target }) =>
            change({ sort: recordSorts.find((sort) => sort === target.value) ?? "newest" })
          }
        />
      </div>
      <p className="dim sm">{t("records.day_begins", { time: dayBegan })}</p>
    </div>
  );
}
