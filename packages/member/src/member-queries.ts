import type { Api } from "@naluma/api-client";
import type { Who } from "@naluma/site/who";
import { loadModule } from "@naluma/ui/load-module";
import { queryOptions, skipToken } from "@tanstack/react-query";

/**
 * The calls with their schemas come with the first question, not with the first page. A key holds
 * the member's id: an answer that arrives after a change of member can never be shown to another.
 */
export const memberKey = ["member"] as const;

export const keyOf = (who: Who, part: "layout" | "profile") =>
  [...memberKey, who.role === "member" ? who.memberId : "visitor", part] as const;

/** A visitor asks nothing (WALLET-30). */
export const layoutQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: keyOf(who, "layout"),
    queryFn:
      who.role === "visitor"
        ? skipToken
        : async ({ signal }) => {
            if (who.demo) return (await loadModule(() => import("./signed-in.ts"))).demoLayout(who);
            const { getLayout } = await loadModule(() => import("./signed-in.ts"));
            return api.read(getLayout, {}, signal);
          },
  });
