import { post, type Api } from "@naluma/api-client";
import { code, flag, id, listOf, text } from "@naluma/api-client/wire";
import type { SiteSettings } from "@naluma/site/settings";
import { loadModule } from "@naluma/ui/load-module";
import * as v from "valibot";

const record = v.optional(v.record(v.string(), v.unknown()), {});

const logo = v.pipe(
  v.object({ photo_path: text }),
  v.transform(({ photo_path }) => photo_path),
);

/** The operator's settings for a site that need no build (SHELL-39). */
export const getSiteDetail = post("/arks/web/site/detail", {
  body: v.object({ site_id: v.number() }),
  reads: v.pipe(
    v.object({
      env_config: v.optional(
        v.object({
          title_zh: text,
          title_en: text,
          currencies: v.optional(v.array(code), []),
          IS_DEMO: flag,
          LINK_EXPIRE_TIME: v.optional(v.nullable(id)),
        }),
        {},
      ),
      customerUrl: record,
      // Without a readable logo the socket can still be used.
      web_logo_list: v.fallback(v.optional(listOf(logo), []), []),
      // Details without a socket are rejected: they would be cached as empty, and no game would start.
      site_info: v.object({ socket_url: text, socket_ssl_url: text, socket_key: text }),
      country: text,
    }),
    v.transform(({ env_config, customerUrl, web_logo_list, site_info, country }) => ({
      titles: { zh: env_config.title_zh, en: env_config.title_en },
      currencies: env_config.currencies,
      isDemo: env_config.IS_DEMO,
      /** How long an introducer's link is kept; `undefined` if the operator does not set it. */
      linkMinutes: env_config.LINK_EXPIRE_TIME ?? undefined,
      /** Customer service by language; addresses are validated where they are used. */
      customerService: Object.fromEntries(
        Object.entries(customerUrl).filter(
          (entry): entry is [string, string] => typeof entry[1] === "string",
        ),
      ),
      /** Images; addresses are validated where they are shown. */
      logos: web_logo_list,
      socket: site_info,
      country,
    })),
  ),
});

export type SiteDetail = v.InferOutput<typeof getSiteDetail.reads>;

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
