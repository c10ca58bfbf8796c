import { amountInFile, csv } from "@naluma/i18n/csv";
import { siteTimestamp } from "@naluma/i18n/dates";
import type { Translate } from "@naluma/i18n/react";
import type { RestMessageId } from "../words.rest.ts";
import { columnsOf, type RecordColumn } from "./record-columns.ts";
import { kindWords, type MoneyRecord, type RecordList } from "./record.ts";

function cellOf(
  { as, value }: RecordColumn,
  one: MoneyRecord,
  t: Translate<RestMessageId>,
): string {
  switch (as) {
    case "time":
      return siteTimestamp(one.at);
    case "kind":
      return t(kindWords[one.kind]);
    case "wallet":
      return value(one) || t("records.main_wallet");
    case "money":
      return amountInFile(value(one) ?? "", one.currency);
    case "text":
    case "count":
      return value(one) ?? "";
  }
}

/** The records as a CSV file: the columns on screen, and the currency. */
export function recordFile(
  list: RecordList,
  records: readonly MoneyRecord[],
  t: Translate<RestMessageId>,
): string {
  const columns = columnsOf[list];
  return csv([
    [...columns.map(({ name }) => t(name)), t("records.currency")],
    ...records.map((one) => [...columns.map((column) => cellOf(column, one, t)), one.currency]),
  ]);
}
