import type { Api } from "@naluma/api-client";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { keys } from "../keys.ts";

type Here = Pick<Site, "settings">;

/** The operator's own logos. */
export const logosQuery = (api: Api, { settings: { siteId } }: Here) =>
  queryOptions({
    queryKey: [...keys.all, "logos", siteId],
    queryFn: async ({ signal }) => {
      const { getLogos } = await loadModule(() => import("./site-logo.api.ts"));
      return api.read(getLogos, { site_id: siteId }, signal);
    },
    staleTime: 3_600_000,
  });

export const prefetchLogo = (client: QueryClient, api: Api, site: Here) =>
  client.prefetchQuery(logosQuery(api, site));
