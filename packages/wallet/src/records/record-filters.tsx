import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { DayField, SelectField } from "@naluma/ui/field";
import { CaretDownIcon, CaretUpIcon } from "@naluma/ui/icon";
import { useState } from "react";
import type { RestMessageId } from "../words.rest.ts";
import { filtersSet, kindsOf, kindWords, recordSorts, type RecordSort } from "./record.ts";
import { useRecordText, type RecordsView } from "./use-records.ts";

const sortWords: Readonly<Record<RecordSort, RestMessageId>> = {
  newest: "records.newest",
  oldest: "records.oldest",
  highest: "records.highest",
  lowest: "records.lowest",
};

/** On a phone the filters are collapsed into one line, which shows how many are set. */
export function RecordFiltersView({ view }: { view: RecordsView }) {
  const { t } = useRecordText();
  const isPhone = useSite().template === "mobile";
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return <Fields view={view} />;
  const count = filtersSet(view.filters);
  return (
    <>
      <Button look="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{count > 0 ? t("records.filters_set", { count }) : t("records.filters")}</span>
        {isOpen ? <CaretUpIcon size="s" /> : <CaretDownIcon size="s" />}
      </Button>
      {isOpen && <Fields view={view} />}
    </>
  );
}

/** Kind, days and order; a change applies immediately. */
function Fields({ view }: { view: RecordsView }) {
  const { t, today, dayBegan } = useRecordText();
  const { filters, change, areDaysWrong } = view;
  const kinds = kindsOf[filters.list];
  return (
    <div className="card">
      <div className="records-filters">
        <SelectField
          label={t("records.type")}
          value={filters.kind ?? ""}
          choices={[
            ...(filters.list === "money"
              ? [{ value: "", text: t("records.all_but_own_moves") }]
              : []),
            { value: filters.list === "money" ? "all" : "", text: t("records.all") },
            ...kinds.map((kind) => ({ value: kind, text: t(kindWords[kind]) })),
          ]}
          onChange={({ target }) =>
            change({ kind: (["all", ...kinds] as const).find((kind) => kind === target.value) })
          }
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
      <p className="dim small">{t("records.day_begins", { time: dayBegan })}</p>
    </div>
  );
}
