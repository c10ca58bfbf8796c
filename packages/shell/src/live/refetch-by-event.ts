import { refetchOnEvent as content } from "@naluma/content";
import { browserClock } from "@naluma/machine/clock";
import { coalesce } from "@naluma/machine/coalesce";
import { refetchOnEvent as member } from "@naluma/member";
import { refetchOnEvent as promotions, refetchTermsOnEvent } from "@naluma/promotions";
import type { RealtimeEvent } from "@naluma/realtime";
import { notifyManager, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { refetchOnEvent as siteDetail } from "../page/site-detail/site-detail-query.ts";

type Events = Readonly<Partial<Record<RealtimeEvent["type"], QueryKey>>>;

/** Each feature declares which events make its data stale. */
const features: readonly Events[] = [content, member, promotions, refetchTermsOnEvent, siteDetail];

/**
 * In ms. Events within this time are handled together: an operator writes to many members at once, and a member may
 * read several letters in a row.
 */
export const coalescedFor = 200;

/** This refetch has no caller that waits for it; the component itself shows when its data could not be loaded. */
const ignore = () => undefined;

/** The throttled refetch of each query. */
const paced = new WeakMap<Query, () => void>();

/**
 * At most twice a second, however many events arrive (docs/contracts.md#connection); a slow call does not delay the
 * others.
 */
function askAnew(query: Query): void {
  const known = paced.get(query);
  if (known) return known();
  const ask = coalesce(
    () =>
      query.isActive() && !query.isDisabled()
        ? query.fetch(undefined, { cancelRefetch: true }).catch(ignore)
        : undefined,
    browserClock,
  );
  paced.set(query, ask);
  ask();
}

/** The keys that are about to be refetched. A tab has one client. */
const due = new WeakMap<QueryClient, Set<QueryKey>>();

function refetchSoon(client: QueryClient, queryKey: QueryKey): void {
  const waiting = due.get(client);
  if (waiting) return void waiting.add(queryKey);
  const keys = new Set([queryKey]);
  due.set(client, keys);
  setTimeout(() => {
    due.delete(client);
    const cache = client.getQueryCache();
    // A query that matches two of the keys is refetched once.
    const old = new Set([...keys].flatMap((key) => cache.findAll({ queryKey: key })));
    notifyManager.batch(() => old.forEach((query) => query.invalidate()));
    old.forEach(askAnew);
  }, coalescedFor);
}

/** Refetches the data that an event has made stale, and nothing else. */
export function refetchByEvent({ type }: Pick<RealtimeEvent, "type">, client: QueryClient): void {
  for (const events of features) {
    const queryKey = events[type];
    if (queryKey) refetchSoon(client, queryKey);
  }
}
