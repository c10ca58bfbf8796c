import { useApi } from "@naluma/api-client/react";
import { currencyCode } from "@naluma/i18n";
import { formatMoney } from "@naluma/i18n/money";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import type { JackpotProps } from "@naluma/ui/jackpot";
import { useQuery } from "@tanstack/react-query";
import { words } from "../words.ts";
import { jackpotDigits } from "./jackpot-digits.ts";
import { jackpotQuery } from "./jackpot-queries.ts";

/** The jackpot in words and figures. A phone has room for one line beside the figures. */
export function useJackpot(): JackpotProps {
  const t = useWords(words);
  const locale = useLocale();
  const site = useSite();
  const { data, isError, isFetching, refetch } = useQuery(jackpotQuery(useApi(), site));
  const { currency, template, settings } = site;
  const figures = data === undefined ? undefined : jackpotDigits(data, currency);
  const isLive = figures !== undefined && !isError;
  const code = currencyCode(currency);
  const onPhone = template === "mobile";
  return {
    title: t("lobby.jackpot"),
    unit: onPhone && isLive ? t("lobby.jackpot_unit_live", { currency: code }) : code,
    live: !onPhone && isLive ? t("lobby.jackpot_live") : undefined,
    figures,
    label: figures
      ? t("lobby.jackpot_amount", {
          amount: formatMoney(data, currency, locale, settings.currencySymbols),
        })
      : t("lobby.jackpot_unknown"),
    retry: isError
      ? { label: t("lobby.retry"), onRetry: () => void refetch(), busy: isFetching }
      : undefined,
  };
}
