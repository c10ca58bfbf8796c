import { isUnreachable, RefusedError } from "@naluma/api-client";
import { refetchSilently } from "@naluma/api-client/query-client";
import { browserClock } from "@naluma/machine/clock";
import { withdrawToast } from "@naluma/ui/toast";
import type { QueryCache } from "@tanstack/react-query";
import type { App } from "../../page/app/app.ts";
import { awayAtom } from "../../page/app/live.ts";
import { siteDetailQuery } from "../../page/site-detail/site-detail-query.ts";
import { type SiteDetail, getSiteDetail } from "../../page/site-detail/site-detail.api.ts";
import { waitAfter, keepAsking } from "./keep-asking.ts";

/** Code that a page only needs while part of it cannot be loaded, bundled into one file. */
export { AwayNotice } from "./away-notice.tsx";

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

const failedIn = (cache: QueryCache) =>
  cache.findAll({
    type: "active",
    predicate: ({ state: { data, status } }) => data === undefined && status === "error",
  });

/**
 * The errors that leave parts of the page empty; a part that depends on another's call fails with that call's error.
 */
const reasonsIn = (cache: QueryCache) => [
  ...new Set(
    failedIn(cache).flatMap(({ state: { error } }) =>
      error instanceof RefusedError && isUnreachable(error.refusal) ? [error] : [],
    ),
  ),
];

const signals = {
  canAsk: () => navigator.onLine && document.visibilityState === "visible",
  listen(onChange: () => void) {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("online", onChange, { signal });
    window.addEventListener("offline", onChange, { signal });
    document.addEventListener("visibilitychange", onChange, { signal });
    return () => listening.abort();
  },
};

/**
 * When several parts of a page fail because the platform is unreachable, the page shows one notice and retries all of
 * them until they have loaded.
 */
export function watchAway({ api, page, queryClient, store }: App): void {
  const cache = queryClient.getQueryCache();

  async function ask() {
    // Try a single small call first: a platform that is just back has enough to do.
    const { siteId } = page.settings;
    const answer = await api.send(getSiteDetail, { site_id: siteId });
    if (!answer.ok && isUnreachable(answer.refusal)) return false;
    await Promise.allSettled(failedIn(cache).map(refetchSilently));
    return reasonsIn(cache).length < 2;
  }

  function begin(messages: readonly string[]) {
    // The page shows one notice instead of a toast for each part.
    for (const message of messages) withdrawToast(store, message);
    let askNow = () => {};
    const show = (isAsking: boolean) => store.set(awayAtom, { isAsking, askNow: () => askNow() });
    show(false);
    askNow = keepAsking({
      clock: browserClock,
      random: Math.random,
      signals,
      ask,
      show,
      over: () => store.set(awayAtom, undefined),
    });
  }

  const look = () => {
    if (store.get(awayAtom)) return;
    const reasons = reasonsIn(cache);
    if (reasons.length > 1) begin(reasons.map(({ message }) => message));
  };
  cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") look();
  });
  look();
}
