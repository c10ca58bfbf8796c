import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { customerServiceAddress } from "./customer-service.ts";
import { siteDetailQuery } from "./site-detail-query.ts";

/** Where a player reaches a person, in the language on screen. */
export function useCustomerService(): string | undefined {
  const { settings } = useSite();
  const detail = useQuery(siteDetailQuery(useApi(), settings));
  return customerServiceAddress(detail.data?.customerService ?? {}, settings, useLocale());
}
