import type { Api } from "@naluma/api-client";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { getLayout } from "./layout/layout.api.ts";
import { demoLayout } from "./layout/layout.ts";

/**
 * A key contains the member's id, so that a response received after a change of member is never shown to the new one.
 */
export const memberKey = ["member"] as const;

export const keyOf = (who: Who, part: "layout" | "profile") =>
  [...memberKey, who.role === "member" ? who.memberId : "visitor", part] as const;

/** Disabled for visitors (WALLET-30). */
export const layoutQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: keyOf(who, "layout"),
    queryFn:
      who.role === "visitor"
        ? skipToken
        : ({ signal }) => (who.demo ? demoLayout(who) : api.read(getLayout, {}, signal)),
  });
