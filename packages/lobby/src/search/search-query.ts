import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { queryOptions } from "@tanstack/react-query";
import { lobbyQueryKeys } from "../query-keys.ts";

/** The whole catalogue and an index over it. It is large: requested when the search is first used. */
export const searchQuery = (api: Api, site: Site, locale: Locale) =>
  queryOptions({
    queryKey: lobbyQueryKeys.search(site, locale),
    queryFn: async ({ client }) =>
      (await loadModule(() => import("./search-engine.ts"))).readSearch({
        client,
        api,
        site,
        locale,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    meta: { quiet: true },
  });
