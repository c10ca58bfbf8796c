import { RefusedError } from "@naluma/api-client";
import { isUnreachable } from "@naluma/api-client/unreachable";
import type { App } from "../app/app.ts";
import { siteDetailQuery } from "../site-detail/site-detail-query.ts";
import type { SiteDetail } from "../site-detail/site-detail.api.ts";

/** The longest wait before they are asked for again, in ms. */
const longestWait = 10_000;

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
    const wait = Math.min(1_000 * 2 ** tries, longestWait);
    await new Promise((resolve) => setTimeout(resolve, wait * (1 - Math.random() / 4)));
    try {
      return await queryClient.fetchQuery(siteDetailQuery(api, page.settings));
    } catch (error) {
      const isAway = error instanceof RefusedError && isUnreachable(error.refusal);
      if (!isAway && tries === 4) return undefined;
    }
  }
}
