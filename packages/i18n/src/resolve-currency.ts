import { currencyOfLocale, type Currency } from "@naluma/site/currency";
import { localeOfCountry, type Locale } from "@naluma/site/locale";

/** Every source of the site currency, from the most specific to the least. */
export interface CurrencySources {
  readonly member?: string | undefined;
  readonly agentDomain?: string | undefined;
  /** The currency of the agent who referred the visitor; only the registration requests it. */
  readonly agent?: string | undefined;
  readonly query?: string | undefined;
  /** Cookie `currency`, set by a referral link. */
  readonly link?: string | undefined;
  /** Cookie `ccy`. */
  readonly locked?: string | undefined;
  /** Two-letter country code, from the site details. */
  readonly country?: string | undefined;
  readonly locale: Locale;
}

export interface CurrencyChoice {
  readonly currency: Currency;
  /** Currencies that would have taken precedence if the site offered them, each with its source. */
  readonly skipped: readonly { readonly by: CurrencyNamer; readonly currency: string }[];
}

/** Sources that name a currency; the country and the language only suggest one. */
const namers = ["member", "agentDomain", "agent", "query", "link", "locked"] as const;

export type CurrencyNamer = (typeof namers)[number];

/** Currencies that the site does not offer are skipped. `offered` is never empty. */
export function chooseCurrency(
  sources: CurrencySources,
  offered: readonly Currency[],
): CurrencyChoice {
  const isOffered = (code: Currency | undefined): code is Currency =>
    code !== undefined && offered.includes(code);
  const skipped: { by: CurrencyNamer; currency: string }[] = [];
  for (const by of namers) {
    const currency = sources[by];
    if (isOffered(currency)) return { currency, skipped };
    if (currency) skipped.push({ by, currency });
  }
  const { country, locale } = sources;
  const homeOf = country === undefined ? undefined : localeOfCountry(country);
  const suggested = [
    homeOf && currencyOfLocale(homeOf, offered),
    currencyOfLocale(locale, offered),
  ].find(isOffered);
  return { currency: suggested ?? offered[0] ?? "USD", skipped };
}

export const resolveCurrency = (sources: CurrencySources, offered: readonly Currency[]): Currency =>
  chooseCurrency(sources, offered).currency;
