import { amountInFile, csv } from "@naluma/i18n/csv";
import type { Translate } from "@naluma/i18n/react";
import { placesOf, type Places } from "@naluma/site/currency";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { saveFile } from "@naluma/ui/save-file";
import { ServiceLink } from "@naluma/ui/service-link";
import { Skeleton } from "@naluma/ui/skeleton";
import { Table, type Column } from "@naluma/ui/table";
import { Tabs } from "@naluma/ui/tabs";
import { useState } from "react";
import type { RestMessageId } from "../words.rest.ts";
import { ActivityChart } from "./activity-chart.tsx";
import {
  hasPlay,
  isEmpty,
  periodKinds,
  periodNames,
  type Activity,
  type PeriodKind,
  listed,
  type Figures,
  type PeriodFigures,
} from "./activity.ts";
import {
  useActivityStatement,
  useActivityText,
  type StatementView,
} from "./use-activity-statement.ts";

export interface ActivityStatementProps {
  /** Whether the member has chosen to hide amounts. */
  hidden: boolean;
  /** A link to customer service, unless the site has none. */
  service?: string | undefined;
  /** The text of that link. */
  serviceLabel: string;
}

/** A member's stakes, wins and payments; a platform that does not count them has customer service. */
export function ActivityStatement({ hidden, service, serviceLabel }: ActivityStatementProps) {
  const { settings } = useSite();
  const { t } = useActivityText(hidden);
  const [by, setBy] = useState<PeriodKind>("day");
  if (!settings.capabilities.includes("activity"))
    return (
      <div className="card centre-card">
        <p>{t("activity.elsewhere")}</p>
        {service && <ServiceLink href={service}>{serviceLabel}</ServiceLink>}
      </div>
    );
  return (
    <div className="activity">
      <Tabs
        label={t("activity.label")}
        value={by}
        onValue={(value) => setBy(periodKinds.find((kind) => kind === value) ?? "day")}
        tabs={periodKinds.map((kind) => ({
          value: kind,
          label: t(periodNames[kind]),
          content: <Statement by={kind} hidden={hidden} />,
        }))}
      />
    </div>
  );
}

interface StatementProps {
  by: PeriodKind;
  hidden: boolean;
}

function Statement({ by, hidden }: StatementProps) {
  const { t, dayBegan } = useActivityText(hidden);
  const view = useActivityStatement(by);
  switch (view.status) {
    case "loading":
      return (
        <div className="card activity-skeleton" aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      );
    case "offline":
      return <p className="card">{t("activity.offline")}</p>;
    case "failed":
      return (
        <ErrorNotice
          text={t("activity.failed")}
          retry={{ label: t("activity.retry"), busy: view.isFetching, onRetry: view.retry }}
        />
      );
    case "ready":
      return (
        <div className="activity">
          {view.activity && <Found activity={view.activity} hidden={hidden} />}
          <Ways view={view} by={by} />
          <p className="dim small">{t("activity.day_begins", { time: dayBegan })}</p>
        </div>
      );
  }
}

function Found({ activity, hidden }: { activity: Activity; hidden: boolean }) {
  const { t } = useActivityText(hidden);
  if (isEmpty(activity.totals))
    return <Empty title={t("activity.none")} text={t("activity.none_text")} />;
  return (
    <>
      {hasPlay(activity.totals) && <ActivityChart activity={activity} hidden={hidden} />}
      <ActivityTable activity={activity} hidden={hidden} />
    </>
  );
}

/** The buttons for the previous and next periods and for the download. */
function Ways({
  view: { activity, earlier, later, isFetching },
  by,
}: {
  view: StatementView;
  by: PeriodKind;
}) {
  const { t } = useActivityText(false);
  const { settings } = useSite();
  return (
    <div className="activity-more">
      {earlier && (
        <Button look="line" busy={isFetching} onClick={earlier}>
          {t("activity.earlier")}
        </Button>
      )}
      {later && (
        <Button look="line" busy={isFetching} onClick={later}>
          {t("activity.later")}
        </Button>
      )}
      {activity && (
        <Button
          look="text"
          onClick={() =>
            saveFile(
              `activity-${by}.csv`,
              activityFile(activity, placesOf(activity.currency, settings.describedCurrencies), t),
            )
          }
        >
          {t("activity.export")}
        </Button>
      )}
    </div>
  );
}

/** The statement as a CSV file: one line per period, with its first and last day. */
export const activityFile = (
  { periods, currency }: Activity,
  places: Places,
  t: Translate<RestMessageId>,
): string =>
  csv([
    [
      t("activity.period"),
      "",
      t("activity.staked"),
      t("activity.won"),
      t("activity.net"),
      t("activity.deposits"),
      t("activity.withdrawals"),
      t("activity.seconds"),
      t("activity.currency"),
    ],
    ...periods.map(({ from, to, staked, won, net, deposits, withdrawals, seconds }) => [
      from,
      to,
      ...[staked, won, net, deposits, withdrawals].map((amount) => amountInFile(amount, places)),
      String(seconds),
      currency,
    ]),
  ]);

interface Props {
  activity: Activity;
  hidden: boolean;
}

/** The figures of one period, or the totals of all those shown. */
type Line = Figures & Partial<Pick<PeriodFigures, "from" | "to">>;

const amounts = [
  ["staked", "activity.staked"],
  ["won", "activity.won"],
  ["net", "activity.net"],
  ["deposits", "activity.deposits"],
  ["withdrawals", "activity.withdrawals"],
] as const satisfies readonly (readonly [keyof Figures, RestMessageId])[];

/** The periods, newest first, with the totals above them; on a phone, one card per period. */
function ActivityTable({ activity, hidden }: Props) {
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
