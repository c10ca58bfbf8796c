import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { keys } from "../keys.ts";

type Here = Pick<Site, "settings">;

/** The operator's floating shortcuts, in the language of the calls. */
export const floatsQuery = (api: Api, { settings: { siteId } }: Here, locale: Locale) =>
  queryOptions({
    queryKey: [...keys.all, "floats", siteId, locale],
    queryFn: async ({ signal }) => {
      const { getFloats } = await loadModule(
        () => import("../operator-links/operator-links.api.ts"),
      );
      return api.read(getFloats, { site_id: siteId }, signal);
    },
    staleTime: 3_600_000,
  });

export const prefetchFloats = (client: QueryClient, api: Api, site: Here, locale: Locale) =>
  client.prefetchQuery(floatsQuery(api, site, locale));
