import type { Api } from "@naluma/api-client";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { memberKey } from "../member-queries.ts";
import { getSession } from "./session.api.ts";

/** The totals of the member's session. Fetched only by components on screen, and never from the cache. */
export const sessionQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: [...memberKey, who.role === "member" ? who.memberId : "visitor", "session"] as const,
    staleTime: 0,
    gcTime: 0,
    // On an error, the line is not shown.
    meta: { quiet: true },
    queryFn:
      who.role === "visitor" || who.demo
        ? skipToken
        : ({ signal }) => api.read(getSession, {}, signal),
  });
