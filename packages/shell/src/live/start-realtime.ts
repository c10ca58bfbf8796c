import { RefusedError } from "@naluma/api-client";
import { isUnreachable } from "@naluma/api-client/unreachable";
import { createRealtime, type Realtime, type RealtimeEvent } from "@naluma/realtime";
import type { App } from "../app/app.ts";
import { reportError } from "../monitoring/report-error.ts";
import { siteDetailQuery } from "../site-detail/site-detail-query.ts";
import type { SiteDetail } from "../site-detail/site-detail.api.ts";
import { connectionToDocument } from "../wiring/connection-to-document.ts";
import { unauthorizedToLogout } from "../wiring/unauthorized-to-logout.ts";

interface Effects {
  onEvent(event: RealtimeEvent): void;
  catchUp(): Promise<void>;
}

/** The longest wait before the site's details are asked for again, in ms. */
const longestWait = 10_000;

/**
 * A platform that is away comes back, be it in an hour; one that refuses five times stays with it. Not the query's own
 * retries: where the page asks already, its one try would be joined.
 */
async function siteDetailOf({ api, page, queryClient }: App): Promise<SiteDetail | undefined> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await queryClient.fetchQuery(siteDetailQuery(api, page.settings));
    } catch (error) {
      const isAway = error instanceof RefusedError && isUnreachable(error.refusal);
      if (!isAway && tries === 5) return undefined;
    }
    const wait = Math.min(1_000 * 2 ** tries, longestWait);
    await new Promise((resolve) => setTimeout(resolve, wait * (1 - Math.random() / 4)));
  }
}

/**
 * Real time of one page. The address comes with the site details; until they are there the
 * connection counts as connecting. Nothing when they cannot be had.
 */
export async function startRealtime(app: App, effects: Effects): Promise<Realtime | undefined> {
  const { page, session, store, visitorCurrency } = app;
  const detail = await siteDetailOf(app);
  if (!detail) return undefined;

  connectionToDocument(store, document.documentElement);
  return createRealtime({
    address: detail.socket,
    isSecure: location.protocol === "https:",
    token: () => session.token(),
    memberId: () => session.memberId(),
    currency: () => session.member()?.currency ?? store.get(visitorCurrency),
    template: () =>
      page.template === "mobile" ? page.settings.templates.mobile : page.settings.templates.pc,
    lang: () => page.locale,
    onEvent: effects.onEvent,
    catchUp: effects.catchUp,
    onUnauthorized: () => unauthorizedToLogout(app.member)(),
    report: reportError,
    store,
  });
}
