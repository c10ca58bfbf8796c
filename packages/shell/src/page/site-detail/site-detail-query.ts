import type { Api } from "@naluma/api-client";
import type { SiteSettings } from "@naluma/site/settings";
import { loadModule } from "@naluma/ui/load-module";
import { queryOptions } from "@tanstack/react-query";
import type { SiteDetail } from "./site-detail.api.ts";

/** The start of the key of any site's details. */
export const siteDetailKey = ["shell", "site-detail"] as const;

/** Whether the document carries the data: the site details are sent with every page. */
export const travelsWithPage = ([feature]: readonly unknown[]): boolean =>
  feature === siteDetailKey[0];

/** The events that affect the site details: each makes the data under its key stale. */
export const refetchOnEvent = { customer_service_link_change: siteDetailKey } as const;

/** The code that reads the details is loaded with the request, not with the first page. */
export const siteDetailQuery = (
  api: Api,
  settings: Pick<SiteSettings, "siteId" | "siteDetailFile">,
) =>
  queryOptions({
    queryKey: [...siteDetailKey, settings.siteId] as const,
    queryFn: async ({ signal }): Promise<SiteDetail> => {
      const { readSiteDetail } = await loadModule(() => import("./read-site-detail.ts"));
      return readSiteDetail(api, settings, signal);
    },
    staleTime: 3_600_000,
    meta: { quiet: true }, // The site's own configuration is the fallback.
  });
