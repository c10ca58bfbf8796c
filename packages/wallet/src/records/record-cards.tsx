import { columnsOf } from "./record-columns.ts";
import type { RecordsShownProps } from "./record-table.tsx";
import { useRecordText } from "./use-records.ts";

/** The table of a phone: a card for each record, a line for each column. */
export function RecordCards({ list, records }: RecordsShownProps) {
  const { t, cell } = useRecordText();
  return (
    <ul className="rec-c" aria-label={t("records.label")}>
      {records.map((one) => (
        <li key={one.id} className="card">
          <dl>
            {columnsOf[list].map((column) => (
              <div key={column.name}>
                <dt>{t(column.name)}</dt>
                <dd className={column.as === "money" ? "num" : undefined}>{cell(column, one)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
