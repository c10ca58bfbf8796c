import { useApi } from "@naluma/api-client/react";
import { currencyCode } from "@naluma/i18n";
import { formatMoney } from "@naluma/i18n/money";
import { useLocale, useWords } from "@naluma/i18n/react";
import { placesOf, type Currency, type DescribedCurrencies } from "@naluma/site/currency";
import { useSite } from "@naluma/site/use-site";
import { Jackpot, type JackpotProps, type JackpotFigures } from "@naluma/ui/jackpot";
import { useQuery } from "@tanstack/react-query";
import { words } from "../words.ts";
import { jackpotQuery } from "./jackpot-queries.ts";

export default function LiveJackpot() {
  return <Jackpot {...useJackpot()} />;
}

/** The jackpot as text and figures. A phone has room for one line beside the figures. */
function useJackpot(): JackpotProps {
  const t = useWords(words);
  const locale = useLocale();
  const site = useSite();
  const { data, isError, isFetching, refetch } = useQuery(jackpotQuery(useApi(), site));
  const { currency, template, settings } = site;
  const figures =
    data === undefined ? undefined : jackpotDigits(data, currency, settings.describedCurrencies);
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
          amount: formatMoney(data, currency, locale, settings.describedCurrencies),
        })
      : t("lobby.jackpot_unknown"),
    retry: isError
      ? { label: t("lobby.retry"), onRetry: () => void refetch(), busy: isFetching }
      : undefined,
  };
}

/** The minimum number of integer digits (LOBBY-33). */
const integerDigits = 10;

/**
 * `"12345.67"` is shown as 0000012345 and 67: padded with zeros, never truncated, without separators, and with decimals
 * only if the currency has them.
 * `amount` is decimal text with two places; a negative one is invalid and counts as unknown.
 */
export function jackpotDigits(
  amount: string,
  currency: Currency,
  described: DescribedCurrencies,
): JackpotFigures | undefined {
  const [, whole, decimals] = /^(\d+)\.(\d\d)$/.exec(amount) ?? [];
  if (whole === undefined || decimals === undefined) return undefined;
  const integer = whole.replace(/^0+/, "");
  return {
    zeros: "0".repeat(Math.max(0, integerDigits - integer.length)),
    integer,
    decimals: decimals.slice(0, placesOf(currency, described)),
  };
}
