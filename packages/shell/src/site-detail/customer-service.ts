import { outwardAddress } from "@naluma/site/address";
import { defaultLocale, type Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";

/**
 * Where a player reaches a person: the address of the language, else of English, else any, else the
 * configured one. Nothing when none of them may be followed.
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
