import type { Api } from "@naluma/api-client";
import type { Who } from "@naluma/site/who";
import { loadModule } from "@naluma/ui/load-module";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { keyOf } from "./member-queries.ts";

/** A file of its own: only the member's pages ask for it. */
export const profileQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: keyOf(who, "profile"),
    queryFn:
      who.role === "visitor" || who.demo
        ? skipToken
        : async ({ signal }) => {
            const { getProfile } = await loadModule(() => import("./signed-in.ts"));
            return api.read(getProfile, {}, signal);
          },
  });
