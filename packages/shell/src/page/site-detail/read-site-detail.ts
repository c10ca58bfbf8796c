import type { Api } from "@naluma/api-client";
import type { SiteSettings } from "@naluma/site/settings";
import { loadModule } from "@naluma/ui/load-module";
import { getSiteDetail, type SiteDetail } from "./site-detail.api.ts";

/**
 * Reads the details from the platform or, if that fails, from the site's own file. If both fail, throws the
 * platform's error.
 */
export async function readSiteDetail(
  api: Api,
  { siteId, siteDetailFile }: Pick<SiteSettings, "siteId" | "siteDetailFile">,
  signal: AbortSignal,
): Promise<SiteDetail> {
  try {
    return await api.read(getSiteDetail, { site_id: siteId }, signal);
  } catch (error) {
    // A server does not wait for both: the browser requests the missing data again.
    if (signal.aborted || siteDetailFile === "" || typeof window === "undefined") throw error;
    const { readFile } = await loadModule(() => import("@naluma/api-client/read-file"));
    return await readFile(siteDetailFile, getSiteDetail.reads, signal).catch(() => {
      throw error;
    });
  }
}
