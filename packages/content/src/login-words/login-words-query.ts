import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { queryOptions } from "@tanstack/react-query";
import { keys } from "../keys.ts";
import { modelBodyOf } from "../pages/pages-queries.ts";

/** Invalidated by a real-time event (RT-14). */
export const loginWordsQuery = (api: Api, site: Pick<Site, "settings">, locale: Locale) =>
  queryOptions({
    queryKey: [...keys.loginWords, site.settings.siteId, locale],
    queryFn: async ({ signal }) => {
      const { getLoginWords } = await loadModule(() => import("./login-words.api.ts"));
      return api.read(getLoginWords, modelBodyOf(site, locale), signal);
    },
    staleTime: 300_000,
    meta: { quiet: true }, // our own texts replace what cannot be loaded
  });
