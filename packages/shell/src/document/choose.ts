import { localeInPath, resolveLocale } from "@naluma/i18n";
import { resolveCurrency } from "@naluma/i18n/resolve-currency";
import { isCurrency } from "@naluma/site/currency";
import type { Choice, Visit } from "@naluma/site/page";
import { cookies as names } from "@naluma/site/stored";

/**
 * The language and currency of a visitor. Used by the gateway, which caches a page for each
 * combination.
 */
export function choose({ path, query, cookies, languages, country, settings }: Visit): Choice {
  const locale = resolveLocale(
    {
      path,
      cookies: [cookies[names.locale], cookies[settings.languageCookie]],
      browser: languages,
    },
    settings.languages,
  );
  const currency = resolveCurrency(
    {
      query: [query.get("currency") ?? undefined].find(isCurrency),
      link: cookies[names.currency],
      locked: cookies[names.lockedCurrency],
      country,
      locale,
    },
    settings.currencies,
  );
  return { locale, currency, path: localeInPath(path)?.rest };
}
