import { amountInFile, csv } from "@naluma/i18n/csv";
import { siteTimestamp } from "@naluma/i18n/dates";
import type { Translate } from "@naluma/i18n/react";
import { placesOf, type DescribedCurrencies } from "@naluma/site/currency";
import type { RestMessageId } from "../words.rest.ts";
import { kindWords, type MoneyRecord, type RecordList } from "./record.ts";

export interface RecordColumn {
  readonly name: RestMessageId;
  /** How its cells are formatted: money is hidden with the balances, and right-aligned. */
  readonly as: "time" | "kind" | "wallet" | "text" | "money" | "count";
  readonly value: (record: MoneyRecord) => string | null;
}

const time: RecordColumn = {
  name: "records.time",
  as: "time",
  value: ({ at }) => at.toISOString(),
};
const kind: RecordColumn = { name: "records.type", as: "kind", value: (one) => one.kind };
const game: RecordColumn = { name: "records.game", as: "text", value: (one) => one.game };

const played: readonly RecordColumn[] = [
  { name: "records.stake", as: "money", value: ({ paidOut }) => paidOut },
  { name: "records.win", as: "money", value: ({ paidIn }) => paidIn },
  { name: "records.net", as: "money", value: ({ amount }) => amount },
];

const entries: readonly RecordColumn[] = [
  time,
  kind,
  // The main wallet has no provider.
  { name: "records.wallet", as: "wallet", value: (one) => one.provider && one.providerName },
  { name: "records.amount", as: "money", value: ({ amount }) => amount },
  { name: "records.balance", as: "money", value: ({ balance }) => balance },
];

/** The columns of each list, on screen and in the file. */
export const columnsOf: Readonly<Record<RecordList, readonly RecordColumn[]>> = {
  money: entries,
  payments: entries,
  rounds: [time, game, kind, ...played],
  sessions: [
    time,
    game,
    kind,
    { name: "records.rounds", as: "count", value: ({ rounds }) => String(rounds) },
    ...played,
  ],
};

interface FileLook {
  readonly described: DescribedCurrencies;
  readonly t: Translate<RestMessageId>;
}

function cellOf({ as, value }: RecordColumn, one: MoneyRecord, { described, t }: FileLook): string {
  switch (as) {
    case "time":
      return siteTimestamp(one.at);
    case "kind":
      return t(kindWords[one.kind]);
    case "wallet":
      return value(one) || t("records.main_wallet");
    case "money":
      return amountInFile(value(one) ?? "", placesOf(one.currency, described));
    case "text":
    case "count":
      return value(one) ?? "";
  }
}

/** The records as a CSV file: the columns on screen, and the currency. */
export function recordFile(
  list: RecordList,
  records: readonly MoneyRecord[],
  { described, t }: FileLook,
): string {
  const columns = columnsOf[list];
  return csv([
    [...columns.map(({ name }) => t(name)), t("records.currency")],
    ...records.map((one) => [
      ...columns.map((column) => cellOf(column, one, { described, t })),
      one.currency,
    ]),
  ]);
}
