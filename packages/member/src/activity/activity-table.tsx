import { useSite } from "@naluma/site/use-site";
import { listed, type Activity, type Figures } from "./activity.ts";
import { useActivityText } from "./use-activity-statement.ts";
import type { ActivityMessage } from "./words.ts";

interface Props {
  activity: Activity;
  hidden: boolean;
}

const amounts = [
  ["staked", "activity.staked"],
  ["won", "activity.won"],
  ["net", "activity.net"],
  ["deposits", "activity.deposits"],
  ["withdrawals", "activity.withdrawals"],
] as const satisfies readonly (readonly [keyof Figures, ActivityMessage])[];

/** What happened, newest first, the sum of all above it; on a phone a card for each period. */
export function ActivityTable(props: Props) {
  return useSite().template === "mobile" ? <Cards {...props} /> : <Table {...props} />;
}

function Table({ activity, hidden }: Props) {
  const { t, money, period, time } = useActivityText(hidden);
  const cells = (figures: Figures) => (
    <>
      {amounts.map(([key]) => (
        <td key={key} className="num">
          {money(figures[key], activity.currency)}
        </td>
      ))}
      <td className="num">{time(figures.seconds)}</td>
    </>
  );
  return (
    // A region that scrolls must be reachable without a mouse (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="card act-t" aria-label={t("activity.label")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("activity.period")}</th>
            {amounts.map(([key, name]) => (
              <th key={key} scope="col" className="num">
                {t(name)}
              </th>
            ))}
            <th scope="col" className="num">
              {t("activity.time")}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="sum">
            <th scope="row">{t("activity.total")}</th>
            {cells(activity.totals)}
          </tr>
          {listed(activity).map((one) => (
            <tr key={one.from}>
              <th scope="row">{period(one)}</th>
              {cells(one)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cards({ activity, hidden }: Props) {
  const { t, money, period, time } = useActivityText(hidden);
  const rows = (figures: Figures) => (
    <dl>
      {amounts.map(([key, name]) => (
        <div key={key}>
          <dt>{t(name)}</dt>
          <dd className="num">{money(figures[key], activity.currency)}</dd>
        </div>
      ))}
      <div>
        <dt>{t("activity.time")}</dt>
        <dd className="num">{time(figures.seconds)}</dd>
      </div>
    </dl>
  );
  return (
    <ul className="act-k" aria-label={t("activity.label")}>
      <li className="card">
        <b>{t("activity.total")}</b>
        {rows(activity.totals)}
      </li>
      {listed(activity).map((one) => (
        <li key={one.from} className="card">
          <b>{period(one)}</b>
          {rows(one)}
        </li>
      ))}
    </ul>
  );
}
