import { Button } from "@naluma/ui/button";
import { kindHints, kindNames, periodNames } from "./limit-names.ts";
import { shownUse, type LimitKind, type PlayLimit } from "./play-limit.ts";
import { useLimitText, type PlayLimitsView } from "./use-play-limits.ts";

interface LimitCardProps {
  kind: LimitKind;
  limits: readonly PlayLimit[];
  currency: string;
  keep: PlayLimitsView["keep"];
  onChange: (limit: PlayLimit) => void;
}

/** The limits of one kind: per day, week and month. */
export function LimitCard({ kind, limits, currency, keep, onChange }: LimitCardProps) {
  const { t, when, size: sizeText } = useLimitText(currency);
  const name = t(kindNames[kind]);
  return (
    <section className="card li-k">
      <h2>{name}</h2>
      <p className="dim sm">{t(kindHints[kind])}</p>
      <ul>
        {limits.map((limit) => {
          const { period, size, pending, resetsAt } = limit;
          const used = sizeText(kind, shownUse(limit));
          const periodName = t(periodNames[period]);
          return (
            <li key={period}>
              <div className="grow">
                <p>
                  <span>{periodName}</span>{" "}
                  <b>{size === null ? t("limits.none") : sizeText(kind, size)}</b>
                </p>
                <p className="dim sm">
                  {size === null
                    ? t("limits.so_far", { used })
                    : t("limits.used", { used, size: sizeText(kind, size), when: when(resetsAt) })}
                </p>
                {pending && (
                  <p className="sm li-p">
                    <span>
                      {pending.size === null
                        ? t("limits.pending_none", { when: when(pending.from) })
                        : t("limits.pending", {
                            size: sizeText(kind, pending.size),
                            when: when(pending.from),
                          })}
                    </span>
                    <Button look="text" onClick={() => void keep(limit)}>
                      {t("limits.keep")}
                    </Button>
                  </p>
                )}
              </div>
              <Button
                look="line"
                aria-label={`${t(size === null ? "limits.set" : "limits.change")}: ${name}, ${periodName}`}
                onClick={() => onChange(limit)}
              >
                {t(size === null ? "limits.set" : "limits.change")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
