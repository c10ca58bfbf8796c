import type { Api } from "@naluma/api-client";
import type { SiteSettings } from "@naluma/site/settings";
import { loadModule } from "@naluma/ui/load-module";
import { queryOptions } from "@tanstack/react-query";
import { shellQueryKeys } from "../../query-keys.ts";
import type { SiteDetail } from "./site-detail.api.ts";

/** Whether the document carries the data: the site details are sent with every page. */
export const travelsWithPage = ([feature]: readonly unknown[]): boolean =>
  feature === shellQueryKeys.all[0];

/** The code that reads the details is loaded with the request, not with the first page. */
export const siteDetailQuery = (
  api: Api,
  settings: Pick<SiteSettings, "siteId" | "siteDetailFile">,
) =>
  queryOptions({
    queryKey: shellQueryKeys.siteDetail(settings.siteId),
    queryFn: async ({ signal }): Promise<SiteDetail> => {
      const { readSiteDetail } = await loadModule(() => import("./site-detail.api.ts"));
      return readSiteDetail(api, settings, signal);
    },
    staleTime: 3_600_000,
    meta: { quiet: true }, // The site's own configuration is the fallback.
  });
