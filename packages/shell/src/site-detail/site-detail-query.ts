import type { Api } from "@naluma/api-client";
import type { SiteSettings } from "@naluma/site/settings";
import { loadModule } from "@naluma/ui/later";
import { queryOptions } from "@tanstack/react-query";
import type { SiteDetail } from "./site-detail.api.ts";

/** Begins the key of the site details, whichever site they are of. */
export const siteDetailKey = ["shell", "site-detail"] as const;

/** Whether the document carries what was read: the site details travel with every page. */
export const travelsWithPage = ([feature]: readonly unknown[]): boolean =>
  feature === siteDetailKey[0];

/** What the site details hear of real time: each event makes old what lies under its key. */
export const refetchOnEvent = { customer_service_link_change: siteDetailKey } as const;

/** The call with its schema comes with the question, not with the first page. */
export const siteDetailQuery = (
  api: Api,
  { siteId, siteDetailFile }: Pick<SiteSettings, "siteId" | "siteDetailFile">,
) =>
  queryOptions({
    queryKey: [...siteDetailKey, siteId] as const,
    queryFn: async ({ signal }): Promise<SiteDetail> => {
      const { getSiteDetail } = await loadModule(() => import("../live.ts"));
      try {
        return await api.read(getSiteDetail, { site_id: siteId }, signal);
      } catch (error) {
        // A server does not wait for both: the browser asks again for what is missing.
        if (signal.aborted || siteDetailFile === "" || typeof window === "undefined") throw error;
        const { readFile } = await loadModule(() => import("@naluma/api-client/read-file"));
        return await readFile(siteDetailFile, getSiteDetail.reads, signal).catch(() => {
          throw error;
        });
      }
    },
    staleTime: 3_600_000,
    meta: { quiet: true }, // the site's own configuration stands in for what does not arrive
  });
