import type { Api } from "@naluma/api-client";
import type { SiteSettings } from "@naluma/site/settings";
import { loadModule } from "@naluma/ui/load-module";
import { getSiteDetail, type SiteDetail } from "./site-detail.api.ts";

/** From the platform; where that is silent, from the file that the site keeps. Throws what the platform said. */
export async function readSiteDetail(
  api: Api,
  { siteId, siteDetailFile }: Pick<SiteSettings, "siteId" | "siteDetailFile">,
  signal: AbortSignal,
): Promise<SiteDetail> {
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
}
