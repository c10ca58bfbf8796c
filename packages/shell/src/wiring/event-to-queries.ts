import { refetchOnEvent as content } from "@naluma/content";
import { refetchOnEvent as member } from "@naluma/member";
import type { RealtimeEvent } from "@naluma/realtime";
import { refetchOnEvent as wallet } from "@naluma/wallet";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { refetchOnEvent as siteDetail } from "../site-detail/site-detail-query.ts";

type Events = Readonly<Partial<Record<RealtimeEvent["type"], QueryKey>>>;

/** Each feature says which events make its data old. */
const features: readonly Events[] = [content, member, wallet, siteDetail];

type Client = Pick<QueryClient, "invalidateQueries">;

/** Events for the same data within this time are one, in ms: an operator writes to many, a member reads on. */
export const coalescedFor = 200;

/** What is about to be refetched. A tab has one client. */
const soon = new Set<QueryKey>();

function refetchSoon(client: Client, queryKey: QueryKey): void {
  if (soon.has(queryKey)) return;
  soon.add(queryKey);
  setTimeout(() => {
    soon.delete(queryKey);
    void client.invalidateQueries({ queryKey });
  }, coalescedFor);
}

/** Refetches what an event has made old, and nothing else. */
export function eventToQueries({ type }: Pick<RealtimeEvent, "type">, client: Client): void {
  for (const events of features) {
    const queryKey = events[type];
    if (queryKey) refetchSoon(client, queryKey);
  }
}
