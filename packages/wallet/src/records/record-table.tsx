import { columnsOf } from "./record-columns.ts";
import type { MoneyRecord, RecordList } from "./record.ts";
import { useRecordText } from "./use-records.ts";

export interface RecordsShownProps {
  list: RecordList;
  records: readonly MoneyRecord[];
}

/** A narrow window scrolls it sideways, by keyboard, too. */
export function RecordTable({ list, records }: RecordsShownProps) {
  const { t, cell } = useRecordText();
  const columns = columnsOf[list];
  return (
    // A region that scrolls must be reachable without a mouse (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="card rec-t" aria-label={t("records.label")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, as }) => (
              <th key={name} scope="col" className={as === "money" ? "num" : undefined}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((one) => (
            <tr key={one.id}>
              {columns.map((column) => (
                <td key={column.name} className={column.as === "money" ? "num" : undefined}>
                  {cell(column, one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
