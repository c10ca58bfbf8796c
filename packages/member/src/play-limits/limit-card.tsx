import { useUserMessage } from "@naluma/i18n/react";
import { placesOf, signOf } from "@naluma/site/currency";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { AmountField, TextField } from "@naluma/ui/field";
import { useForm } from "@naluma/ui/form";
import { restWords, type RestMessage } from "../words.rest.ts";
import { effectWords, kindHints, kindNames, periodNames } from "./limit-names.ts";
import {
  effectOf,
  readSize,
  shownUse,
  type LimitKind,
  type LimitSize,
  type PlayLimit,
} from "./play-limit.ts";
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
    <section className="card limit-card">
      <h2>{name}</h2>
      <p className="dim small">{t(kindHints[kind])}</p>
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
                <p className="dim small">
                  {size === null
                    ? t("limits.so_far", { used })
                    : t("limits.used", { used, size: sizeText(kind, size), when: when(resetsAt) })}
                </p>
                {pending && (
                  <p className="small limit-pending">
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

interface LimitDialogProps {
  limit: PlayLimit;
  currency: string;
  isSaving: boolean;
  onSave: (size: LimitSize) => void;
  onClose: () => void;
}

/** Edits one limit and shows when the change takes effect. */
export function LimitDialog({ limit, currency, isSaving, onSave, onClose }: LimitDialogProps) {
  const { t, format } = useUserMessage(restWords);
  const { template, settings } = useSite();
  const { kind, period, size } = limit;
  const places = placesOf(currency, settings.describedCurrencies);
  const form = useForm<{ size: string }, RestMessage>({
    initial: { size: size ?? "" },
    check: (values) => {
      const read = readSize(limit, values.size, places);
      return "problem" in read ? { size: read.problem } : {};
    },
  });
  const typed = readSize(limit, form.values.size, places);
  const effect = "size" in typed && typed.size !== size ? effectOf(limit, typed.size) : undefined;
  const error = form.errorOf("size");
  const field = {
    ...form.text("size"),
    hint: t(effect ? effectWords[effect] : kindHints[kind]),
    error: error && format(error),
    autoComplete: "off",
  };
  const unit = signOf(currency, settings.describedCurrencies) ?? currency;

  const save = (values: { size: string }) => {
    const read = readSize(limit, values.size, places);
    if ("size" in read) onSave(read.size);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      as={template === "mobile" ? "sheet" : "modal"}
      width="narrow"
      title={`${t(kindNames[kind])} · ${t(periodNames[period])}`}
      closeLabel={t("limits.cancel")}
    >
      <form {...form.form({ onSubmit: save, busy: isSaving })} className="field-grid">
        {kind === "session" ? (
          <TextField {...field} label={t("limits.minutes_label")} inputMode="numeric" />
        ) : (
          <AmountField {...field} label={t("limits.amount")} unit={unit} />
        )}
        <Button type="submit" look="primary" size="l" block busy={isSaving}>
          {t("limits.save")}
        </Button>
        {size !== null && (
          <>
            <Button look="line" size="l" block busy={isSaving} onClick={() => onSave(null)}>
              {t("limits.remove")}
            </Button>
            <p className="dim small">{t("limits.remove_hint")}</p>
          </>
        )}
      </form>
    </Dialog>
  );
}
