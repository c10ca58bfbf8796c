import { useSite } from "@naluma/site/use-site";
import { useRef, useState, type KeyboardEvent } from "react";
import { barAfter, barsOf, type Activity } from "./activity.ts";
import { useActivityText } from "./use-activity-statement.ts";

interface Props {
  activity: Activity;
  hidden: boolean;
}

const height = 160;
const step = 40;
const width = 26;
const edge = 6;

/** Net results as bars. Tab reaches one bar and the arrow keys move between them. The table below has the same data. */
export function ActivityChart({ activity: { periods, currency }, hidden }: Props) {
  const { t, money, period } = useActivityText(hidden);
  const isPhone = useSite().template === "mobile";
  const [chosen, setChosen] = useState(periods.length - 1);
  const at = Math.min(chosen, periods.length - 1);
  const plot = useRef<HTMLDivElement>(null);

  function go(event: KeyboardEvent) {
    const next = barAfter(event.key, at, periods.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    const button = plot.current?.children.item(next + 1);
    if (button instanceof HTMLElement) button.focus();
  }

  const shown = periods[at];
  return (
    <figure className="card activity-chart">
      <figcaption>
        <b>{t("activity.chart")}</b>
        {/* A phone has no arrow keys. */}
        {!isPhone && <span className="dim small">{t("activity.chart_keys")}</span>}
      </figcaption>
      <div className="activity-plot" ref={plot}>
        <Drawing amounts={periods.map(({ net }) => (hidden ? "0" : net))} chosen={at} />
        {periods.map((one, index) => (
          <button
            key={one.from}
            type="button"
            tabIndex={index === at ? 0 : -1}
            aria-pressed={index === at}
            aria-label={t("activity.bar", { period: period(one), net: money(one.net, currency) })}
            onKeyDown={go}
            onFocus={() => setChosen(index)}
            onPointerEnter={() => setChosen(index)}
          />
        ))}
      </div>
      {shown && (
        <p className="number" aria-hidden="true">
          {t("activity.bar", { period: period(shown), net: money(shown.net, currency) })}
        </p>
      )}
    </figure>
  );
}

/** Lies below the buttons, whose labels describe it. */
function Drawing({ amounts, chosen }: { amounts: readonly string[]; chosen: number }) {
  const { zero, bars } = barsOf(amounts);
  const whole = amounts.length * step;
  return (
    <svg
      viewBox={`0 0 ${whole} ${height + 2 * edge}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="activity-column" x={chosen * step} width={step} height={height + 2 * edge} />
      {bars.map((bar, index) => (
        <rect
          // The position is the identity of a bar.
          key={index}
          className={bar.isLoss ? "activity-bar activity-loss" : "activity-bar"}
          x={index * step + (step - width) / 2}
          y={edge + bar.top * height}
          width={width}
          height={bar.height * height}
        />
      ))}
      <line x1={0} x2={whole} y1={edge + zero * height} y2={edge + zero * height} />
    </svg>
  );
}
