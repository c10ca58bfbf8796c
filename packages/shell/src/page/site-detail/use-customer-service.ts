import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { outwardAddress } from "@naluma/site/address";
import { defaultLocale, type Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useApp } from "../app/use-app.ts";
import { siteDetailQuery } from "./site-detail-query.ts";

export function useCustomerService(): string | undefined {
  const { settings } = useSite();
  const detail = useQuery(siteDetailQuery(useApi(), settings));
  return customerServiceAddress(detail.data?.customerService ?? {}, settings, useLocale());
}

/**
 * The address of customer service: for the language, else English, else any other, else the configured one.
 * `undefined` if none of them is allowed.
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

/** Opens customer service in a new window; does nothing if the site has none. */
export function useAskService(): () => void {
  const { navigate } = useApp();
  const address = useCustomerService();
  return useCallback(() => {
    if (address) navigate(address, { external: "new window" });
  }, [address, navigate]);
}
