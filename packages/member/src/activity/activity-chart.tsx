import { useRef, useState, type KeyboardEvent } from "react";
import type { Activity } from "./activity.ts";
import { barAfter, barsOf } from "./bars.ts";
import { useActivityText } from "./use-activity-statement.ts";

interface Props {
  activity: Activity;
  hidden: boolean;
}

const height = 160;
const step = 40;
const width = 26;
const edge = 6;

/** Net results as bars: one of them is reached by Tab, the others by the arrows. The table below says the same. */
export function ActivityChart({ activity: { periods, currency }, hidden }: Props) {
  const { t, money, period } = useActivityText(hidden);
  const [chosen, setChosen] = useState(periods.length - 1);
  const at = Math.min(chosen, periods.length - 1);
  const drawing = useRef<SVGSVGElement>(null);
  const { zero, bars } = barsOf(hidden ? periods.map(() => "0") : periods.map(({ net }) => net));

  function go(event: KeyboardEvent) {
    const next = barAfter(event.key, at, periods.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    drawing.current?.querySelector<SVGGElement>(`[data-bar="${next}"]`)?.focus();
  }

  const shown = periods[at];
  return (
    <figure className="card act-c">
      <figcaption>
        <b>{t("activity.chart")}</b>
        <span className="dim sm">{t("activity.chart_keys")}</span>
      </figcaption>
      <svg
        ref={drawing}
        viewBox={`0 0 ${Math.max(1, periods.length) * step} ${height + 2 * edge}`}
        role="group"
        aria-label={t("activity.chart")}
        onKeyDown={go}
      >
        {bars.map((bar, index) => {
          const one = periods[index];
          if (!one) return null;
          return (
            <g
              key={one.from}
              data-bar={index}
              role="img"
              tabIndex={index === at ? 0 : -1}
              aria-label={t("activity.bar", {
                period: period(one),
                net: money(one.net, currency),
              })}
              className={bar.isLoss ? "loss" : undefined}
              onFocus={() => setChosen(index)}
              onPointerEnter={() => setChosen(index)}
              data-chosen={index === at || undefined}
            >
              {/* The whole column can be pointed at. */}
              <rect
                className="col"
                x={index * step}
                y={0}
                width={step}
                height={height + 2 * edge}
              />
              <rect
                className="bar"
                x={index * step + (step - width) / 2}
                y={edge + bar.top * height}
                width={width}
                height={bar.height * height}
                rx={3}
              />
            </g>
          );
        })}
        <line
          x1={0}
          x2={periods.length * step}
          y1={edge + zero * height}
          y2={edge + zero * height}
        />
      </svg>
      {shown && (
        <p className="num" aria-hidden="true">
          {t("activity.bar", { period: period(shown), net: money(shown.net, currency) })}
        </p>
      )}
    </figure>
  );
}
