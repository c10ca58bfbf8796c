import { refetchOnEvent as content } from "@naluma/content";
import { browserClock } from "@naluma/machine/clock";
import { coalesce } from "@naluma/machine/coalesce";
import { refetchOnEvent as member } from "@naluma/member";
import { refetchOnEvent as promotions, refetchTermsOnEvent } from "@naluma/promotions";
import type { RealtimeEvent } from "@naluma/realtime";
import { notifyManager, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { refetchOnEvent as siteDetail } from "../site-detail/site-detail-query.ts";

type Events = Readonly<Partial<Record<RealtimeEvent["type"], QueryKey>>>;

/** Each feature says which events make its data old. */
const features: readonly Events[] = [content, member, promotions, refetchTermsOnEvent, siteDetail];

/** Events within this time are one, in ms: an operator writes to many, a member reads on. */
export const coalescedFor = 200;

/** Real time asked, and nobody waits for it: what is shown says by itself that it could not be had. */
const ignore = () => undefined;

/** How each query is asked anew. */
const paced = new WeakMap<Query, () => void>();

/** Twice a second at most, however many events there are (docs/contracts.md#connection); a slow call holds up no other. */
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

/** What is about to be asked anew. A tab has one client. */
const due = new WeakMap<QueryClient, Set<QueryKey>>();

function refetchSoon(client: QueryClient, queryKey: QueryKey): void {
  const waiting = due.get(client);
  if (waiting) return void waiting.add(queryKey);
  const keys = new Set([queryKey]);
  due.set(client, keys);
  setTimeout(() => {
    due.delete(client);
    const cache = client.getQueryCache();
    // What lies under two of the keys is old once.
    const old = new Set([...keys].flatMap((key) => cache.findAll({ queryKey: key })));
    notifyManager.batch(() => old.forEach((query) => query.invalidate()));
    old.forEach(askAnew);
  }, coalescedFor);
}

/** Refetches what an event has made old, and nothing else. */
export function refetchByEvent({ type }: Pick<RealtimeEvent, "type">, client: QueryClient): void {
  for (const events of features) {
    const queryKey = events[type];
    if (queryKey) refetchSoon(client, queryKey);
  }
}
