import type { Api } from "@naluma/api-client";
import type { SiteSettings } from "@naluma/site/settings";
import { loadModule } from "@naluma/ui/load-module";
import { queryOptions } from "@tanstack/react-query";
import type { SiteDetail } from "./site-detail.api.ts";

/** Begins the key of the site details, whichever site they are of. */
export const siteDetailKey = ["shell", "site-detail"] as const;

/** Whether the document carries what was read: the site details travel with every page. */
export const travelsWithPage = ([feature]: readonly unknown[]): boolean =>
  feature === siteDetailKey[0];

/** What the site details hear of real time: each event makes old what lies under its key. */
export const refetchOnEvent = { customer_service_link_change: siteDetailKey } as const;

/** What reads them comes with the question, not with the first page. */
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
    meta: { quiet: true }, // the site's own configuration stands in for what does not arrive
  });
