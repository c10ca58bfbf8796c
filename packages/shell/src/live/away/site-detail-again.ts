import { isUnreachable, RefusedError } from "@naluma/api-client";
import type { App } from "../../page/app/app.ts";
import { siteDetailQuery } from "../../page/site-detail/site-detail-query.ts";
import type { SiteDetail } from "../../page/site-detail/site-detail.api.ts";
import { waitAfter } from "./keep-asking.ts";

/**
 * Loads the site's details for the live connection. An unreachable platform is retried for as long as it takes, but
 * one that still refuses at the fifth try is given up. It does not use the query's own retries: if the page is already
 * requesting the details, its single try would be joined.
 */
export async function siteDetailAgain({
  api,
  page,
  queryClient,
}: Pick<App, "api" | "page" | "queryClient">): Promise<SiteDetail | undefined> {
  for (let tries = 0; ; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, waitAfter(tries, Math.random)));
    try {
      return await queryClient.fetchQuery(siteDetailQuery(api, page.settings));
    } catch (error) {
      const isAway = error instanceof RefusedError && isUnreachable(error.refusal);
      if (!isAway && tries === 4) return undefined;
    }
  }
}
