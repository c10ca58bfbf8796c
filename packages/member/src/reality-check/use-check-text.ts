import { formatMoney } from "@naluma/i18n/money";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { restWords } from "../words.rest.ts";
import { timeParts } from "./session-totals.ts";

export function useCheckText() {
  const t = useWords(restWords);
  const locale = useLocale();
  const { describedCurrencies } = useSite().settings;
  return {
    t,
    time(elapsed: number): string {
      const { hours, minutes } = timeParts(elapsed);
      return hours === 0 ? t("check.minutes", { minutes }) : t("check.hours", { hours, minutes });
    },
    money: (amount: string, currency: string): string =>
      formatMoney(amount, currency, locale, describedCurrencies),
  };
}
