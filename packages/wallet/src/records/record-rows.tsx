import { useSite } from "@naluma/site/use-site";
import { Table, type Column } from "@naluma/ui/table";
import { columnsOf } from "./record-columns.ts";
import type { MoneyRecord, RecordList } from "./record.ts";
import { useRecordText } from "./use-records.ts";

interface Props {
  list: RecordList;
  records: readonly MoneyRecord[];
}

/** The records of a list with its columns. */
export function RecordRows({ list, records }: Props) {
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
