import { outwardAddress } from "@naluma/site/address";
import { defaultLocale, type Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";

/**
 * The address of customer service: for the language, else English, else any, else the configured
 * one. Undefined if none is allowed.
 */
export function customerServiceAddress(
  byLanguage: Readonly<Record<string, string>>,
  settings: Pick<SiteSettings, "customerServiceUrl" | "allowHttp">,
  locale: Locale,
): string | undefined {
  const candidates = [
    byLanguage[locale],
    byLanguage[defaultLocale],
    ...Object.values(byLanguage),
    settings.customerServiceUrl,
  ];
  for (const candidate of candidates) {
    const address = outwardAddress(candidate, settings);
    if (address) return address.href;
  }
  return undefined;
}
