import { formatMoney } from "@naluma/i18n/money";
import { useLocale, useWords } from "@naluma/i18n/react";
import { isCurrency } from "@naluma/site/currency";
import { useSite } from "@naluma/site/use-site";
import { restWords } from "../words.rest.ts";
import { timeParts } from "./session-totals.ts";

export function useCheckText() {
  const t = useWords(restWords);
  const locale = useLocale();
  const { currencySymbols } = useSite().settings;
  return {
    t,
    time(elapsed: number): string {
      const { hours, minutes } = timeParts(elapsed);
      return hours === 0 ? t("check.minutes", { minutes }) : t("check.hours", { hours, minutes });
    },
    money: (amount: string, currency: string): string =>
      isCurrency(currency)
        ? formatMoney(amount, currency, locale, currencySymbols)
        : `${currency} ${amount}`,
  };
}
