import { currencySymbols, isCurrency, placesOf } from "@naluma/site/currency";
import { numberFormat } from "@naluma/site/formats";
import type { Locale } from "@naluma/site/locale";

/** An amount in minor units as shown to a player: `$1,000.00`, `₫25,000,000`. Digits are Latin. */
export const shownAmount = (minor: bigint, currency: string, locale: Locale): string => {
  const places = placesOf(currency);
  const shown = numberFormat(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(Number(minor) / 100);
  return `${isCurrency(currency) ? currencySymbols[currency] : `${currency} `}${shown}`;
};
