import { useSite } from "@naluma/site/use-site";
import { Table, type Column } from "@naluma/ui/table";
import type { RestMessageId } from "../words.rest.ts";
import { listed, type Activity, type Figures, type PeriodFigures } from "./activity.ts";
import { useActivityText } from "./use-activity-statement.ts";

interface Props {
  activity: Activity;
  hidden: boolean;
}

/** The figures of a period, or of all that are shown. */
type Line = Figures & Partial<Pick<PeriodFigures, "from" | "to">>;

const amounts = [
  ["staked", "activity.staked"],
  ["won", "activity.won"],
  ["net", "activity.net"],
  ["deposits", "activity.deposits"],
  ["withdrawals", "activity.withdrawals"],
] as const satisfies readonly (readonly [keyof Figures, RestMessageId])[];

/** What happened, newest first, the sum of all above it; on a phone a card for each period. */
export function ActivityTable({ activity, hidden }: Props) {
  const { t, money, period, time } = useActivityText(hidden);
  const { template } = useSite();
  const columns: readonly Column<Line>[] = [
    {
      key: "period",
      name: t("activity.period"),
      cell: ({ from, to }) => (from && to ? period({ from, to }) : t("activity.total")),
      isName: true,
    },
    ...amounts.map(([key, name]) => ({
      key,
      name: t(name),
      cell: (line: Line) => money(line[key], activity.currency),
      isNumber: true,
    })),
    {
      key: "time",
      name: t("activity.time"),
      cell: ({ seconds }) => time(seconds),
      isNumber: true,
    },
  ];
  return (
    <Table<Line>
      label={t("activity.label")}
      columns={columns}
      rows={listed(activity)}
      sum={activity.totals}
      keyOf={({ from = "" }) => from}
      as={template === "mobile" ? "cards" : "table"}
    />
  );
}
