import type { Api } from "@naluma/api-client";
import { queryOptions } from "@tanstack/react-query";
import type { SiteDetail } from "./site-detail.api.ts";

/** The call with its schema comes with the question, not with the first page. */
export const siteDetailQuery = (api: Api, siteId: number) =>
  queryOptions({
    queryKey: ["shell", "site-detail", siteId],
    queryFn: async ({ signal }): Promise<SiteDetail> => {
      const { getSiteDetail } = await import("./site-detail.api.ts");
      return api.read(getSiteDetail, { site_id: siteId }, signal);
    },
    staleTime: 3_600_000,
    meta: { quiet: true }, // the site's own configuration stands in for what does not arrive
  });
