import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { saveFile } from "@naluma/ui/save-file";
import { ServiceLink } from "@naluma/ui/service-link";
import { Skeleton } from "@naluma/ui/skeleton";
import { Tabs } from "@naluma/ui/tabs";
import { useState } from "react";
import { ActivityChart } from "./activity-chart.tsx";
import { activityFile } from "./activity-file.ts";
import { ActivityTable } from "./activity-table.tsx";
import {
  hasPlay,
  isEmpty,
  periodKinds,
  periodNames,
  type Activity,
  type PeriodKind,
} from "./activity.ts";
import {
  useActivityStatement,
  useActivityText,
  type StatementView,
} from "./use-activity-statement.ts";

export interface ActivityStatementProps {
  /** The member wants no amounts to be seen. */
  hidden: boolean;
  /** Where a person is reached; nothing where the site has none. */
  service?: string | undefined;
  /** What a link to them says. */
  serviceLabel: string;
}

/** What a member staked, won and paid. Only a sandbox tells it, and only a site with play money is on one. */
export function ActivityStatement({ hidden, service, serviceLabel }: ActivityStatementProps) {
  const { settings } = useSite();
  const { t } = useActivityText(hidden);
  const [by, setBy] = useState<PeriodKind>("day");
  if (!settings.playMoney)
    return (
      <div className="card mc-t">
        <p>{t("activity.elsewhere")}</p>
        {service && <ServiceLink href={service}>{serviceLabel}</ServiceLink>}
      </div>
    );
  return (
    <div className="act">
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
        <div className="card act-w" aria-busy="true">
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
        <div className="act">
          {view.activity && <Found activity={view.activity} hidden={hidden} />}
          <Ways view={view} by={by} />
          <p className="dim sm">{t("activity.day_begins", { time: dayBegan })}</p>
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

/** To the periods before and after, and into a file. */
function Ways({
  view: { activity, earlier, later, isFetching },
  by,
}: {
  view: StatementView;
  by: PeriodKind;
}) {
  const { t } = useActivityText(false);
  return (
    <div className="act-b">
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
          onClick={() => saveFile(`activity-${by}.csv`, activityFile(activity, t))}
        >
          {t("activity.export")}
        </Button>
      )}
    </div>
  );
}
