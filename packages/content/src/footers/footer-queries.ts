import type { Api } from "@naluma/api-client";
import { mobileTemplateId } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { keys } from "../keys.ts";

type Here = Pick<Site, "settings" | "template">;

/** The operator's footer content for this template, in the language of the calls. */
export const footerQuery = (api: Api, { settings, template }: Here, locale: Locale) =>
  queryOptions({
    queryKey: [...keys.all, "footer", settings.siteId, template, locale],
    queryFn: async ({ signal }) => {
      const { getFooter, getMobileFooter } = await loadModule(
        () => import("../operator-links/operator-links.api.ts"),
      );
      const { siteId, templates } = settings;
      if (template === "desktop") return api.read(getFooter, { site_id: siteId }, signal);
      const body = { site_id: siteId, template: mobileTemplateId(templates.mobile) };
      return api.read(getMobileFooter, body, signal);
    },
    staleTime: 3_600_000,
  });

export const prefetchFooter = (client: QueryClient, api: Api, site: Here, locale: Locale) =>
  client.prefetchQuery(footerQuery(api, site, locale));
