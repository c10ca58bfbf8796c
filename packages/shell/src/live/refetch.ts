import { refetchSilently } from "@naluma/api-client/query-client";
import { refetchOnEvent as content } from "@naluma/content";
import { browserClock } from "@naluma/machine/clock";
import { coalesce } from "@naluma/machine/coalesce";
import { refetchOnEvent as member } from "@naluma/member";
import { refetchOnEvent as promotions, refetchTermsOnEvent } from "@naluma/promotions";
import type { RealtimeEvent } from "@naluma/realtime";
import { inNextFrame } from "@naluma/ui/next-frame";
import { notifyManager, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { refetchOnEvent as shell } from "../refetch-on-event.ts";

type Events = Readonly<Partial<Record<RealtimeEvent["type"], QueryKey>>>;

const features: readonly Events[] = [content, member, promotions, refetchTermsOnEvent, shell];

/**
 * In ms. Events within this time are handled together: an operator writes to many members at once, and a member may
 * read several letters in a row.
 */
export const coalescedFor = 200;

/** This refetch has no caller that waits for it; the component itself shows when its data could not be loaded. */
const ignore = () => undefined;

/** A first reading is not restarted, and its answer may be from before the event: it is followed by another. */
async function fetchAnew(query: Query): Promise<void> {
  const isFirst = query.state.data === undefined && query.state.fetchStatus === "fetching";
  await query.fetch(undefined, { cancelRefetch: true });
  if (isFirst) await query.fetch();
}

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
    () => (query.isActive() && !query.isDisabled() ? fetchAnew(query).catch(ignore) : undefined),
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

/**
 * Notifies the page of all query updates together, once per frame, so that a thousand events a second cause one
 * commit per frame (docs/contracts.md#connection). May be called any number of times.
 */
export function notifyOncePerFrame(): void {
  notifyManager.setScheduler(inNextFrame);
}

/** Fetches until there is a result: a fetch that was cancelled to restart it ends like one that succeeded. */
async function fetchToEnd(query: Query): Promise<void> {
  await (query.state.status === "error"
    ? refetchSilently(query)
    : query.fetch(undefined, { cancelRefetch: true }));
  while (query.isActive() && query.state.isInvalidated) await query.fetch();
}

/**
 * Refetches the queries that are on screen; the others are refetched when they are shown again. Rejects when
 * something could not be loaded; a refusal that the player has already seen is not shown again on each retry.
 */
export async function catchUp(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map((queryKey) => client.invalidateQueries({ queryKey, refetchType: "none" })),
  );
  const cache = client.getQueryCache();
  const shown = keys.flatMap((queryKey) => cache.findAll({ queryKey, type: "active" }));
  await Promise.all(shown.map(fetchToEnd));
}
