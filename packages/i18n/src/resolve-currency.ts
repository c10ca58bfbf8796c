import { isCurrency, type Currency } from "@naluma/site/currency";
import { currencyOfLocale, localeOfCountry, type Locale } from "@naluma/site/locale";

/** Every source of the site currency, from the most specific to the least. */
export interface CurrencySources {
  readonly member?: string | undefined;
  readonly agentDomain?: string | undefined;
  readonly query?: string | undefined;
  /** Cookie `currency`, set by an introducer's link. */
  readonly link?: string | undefined;
  /** Cookie `ccy`. */
  readonly locked?: string | undefined;
  /** Two letters, from the site details. */
  readonly country?: string | undefined;
  readonly locale: Locale;
}

/** A currency that the site does not offer is skipped. `configured` is never empty. */
export function resolveCurrency(
  sources: CurrencySources,
  configured: readonly Currency[],
): Currency {
  const { member, agentDomain, query, link, locked, country, locale } = sources;
  const homeOf = country === undefined ? undefined : localeOfCountry(country);
  const candidates: unknown[] = [
    member,
    agentDomain,
    query,
    link,
    locked,
    homeOf && currencyOfLocale(homeOf, configured),
    currencyOfLocale(locale, configured),
  ];
  const offered = candidates.find(
    (candidate): candidate is Currency => isCurrency(candidate) && configured.includes(candidate),
  );
  return offered ?? configured[0] ?? "USD";
}
