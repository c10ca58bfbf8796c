import { formatMoney } from "@naluma/i18n/money";
import { useLocale, useWords } from "@naluma/i18n/react";
import { toMinor } from "@naluma/site/amounts";
import { useSite } from "@naluma/site/use-site";
import type { EnvelopeDialogProps } from "@naluma/ui/envelope-dialog";
import { restWords } from "../words.rest.ts";
import { clock } from "./envelope-clock.ts";
import type { ShownState } from "./envelope.machine.ts";
import { leftWords, roughly } from "./time-left.ts";

interface EnvelopeFace extends Pick<
  EnvelopeDialogProps,
  "title" | "text" | "problem" | "envelope"
> {
  /** The label of its only button. */
  readonly label: string;
  /** Whether that button opens the envelope; otherwise it closes the dialog. */
  readonly isToOpen: boolean;
}

export function useEnvelopeFace(state: ShownState, range: AmountRange | undefined): EnvelopeFace {
  const t = useWords(restWords);
  const locale = useLocale();
  const { currency, settings } = useSite();

  const timeLeft = (seconds: number) => {
    const { unit, count } = roughly(seconds);
    return seconds === 0 ? t("envelope.over") : t(leftWords[unit], { count });
  };

  switch (state.at) {
    case "offered":
    case "claiming": {
      const isRetry = state.at === "offered" && state.lost !== undefined;
      const isOver = state.at === "offered" && state.isOver === true;
      const problem = state.at === "offered" ? state.problem : undefined;
      return {
        title: t(isOver ? "envelope.over" : "envelope.here"),
        text: t(isOver ? "envelope.over_unsure" : "envelope.until"),
        problem:
          problem !== undefined && isRetry ? t("envelope.once", { reason: problem }) : problem,
        envelope: isOver
          ? { at: "over" }
          : {
              at: "closed",
              until: state.envelope.endsAt,
              units: {
                days: t("envelope.days_short"),
                hours: t("envelope.hours"),
                minutes: t("envelope.minutes"),
                seconds: t("envelope.seconds"),
              },
              announce: timeLeft,
              clock,
            },
        label: t(isRetry ? "envelope.try_again" : "envelope.open"),
        isToOpen: true,
      };
    }

    case "received": {
      const { cash } = state;
      const win = winSize(cash, range);
      const amount = formatMoney(cash, currency, locale, settings.describedCurrencies);
      return {
        title: t(win === "none" ? "envelope.empty" : "envelope.yours"),
        text: t(win === "none" ? "envelope.empty_text" : "envelope.added"),
        envelope: { at: "open", received: t("envelope.received"), amount, win },
        label: t("envelope.done"),
        isToOpen: false,
      };
    }

    case "over": {
      const { reason } = state;
      return {
        title: t("envelope.over"),
        text: reason.is === "refused" ? reason.text : t(overTexts[reason.is]),
        envelope: { at: "over" },
        label: t("envelope.close"),
        isToOpen: false,
      };
    }
  }
}

const overTexts = { ended: "envelope.over_text", gone: "envelope.gone_text" } as const;

/** The size of the celebration; `none` for no win. */
type WinSize = "none" | "small" | "big";

/** The range of an envelope, as decimal text. */
interface AmountRange {
  readonly least: string;
  readonly most: string;
}

/** Big is the upper fifth of the envelope's range; if that is a single amount or unknown, nothing is big. */
export function winSize(cash: string, range: AmountRange | undefined): WinSize {
  const won = toMinor(cash);
  if (won <= 0n) return "none";
  if (!range) return "small";
  const least = toMinor(range.least);
  const width = toMinor(range.most) - least;
  return width > 0n && (won - least) * 5n >= width * 4n ? "big" : "small";
}
