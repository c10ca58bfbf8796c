import { refetchOnEvent as content } from "@naluma/content";
import { refetchOnEvent as member } from "@naluma/member";
import type { RealtimeEvent } from "@naluma/realtime";
import { refetchOnEvent as wallet } from "@naluma/wallet";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { refetchOnEvent as siteDetail } from "../site-detail/site-detail-query.ts";

type Events = Readonly<Partial<Record<RealtimeEvent["type"], QueryKey>>>;

/** Each feature says which events make its data old. */
const features: readonly Events[] = [content, member, wallet, siteDetail];

/** Refetches what an event has made old, and nothing else. */
export function eventToQueries(
  { type }: Pick<RealtimeEvent, "type">,
  client: Pick<QueryClient, "invalidateQueries">,
): void {
  for (const events of features) {
    const queryKey = events[type];
    if (queryKey) void client.invalidateQueries({ queryKey });
  }
}
