import { RefusedError } from "@naluma/api-client";
import { isUnreachable } from "@naluma/api-client/unreachable";
import type { App } from "../app/app.ts";
import { siteDetailQuery } from "../site-detail/site-detail-query.ts";
import type { SiteDetail } from "../site-detail/site-detail.api.ts";
import { waitAfter } from "./keep-asking.ts";

/**
 * The site's details that real time waits for. A platform that is away comes back, be it in an hour; one that refuses five
 * times stays with it. Not the query's own retries: where the page asks already, its one try would be joined.
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
