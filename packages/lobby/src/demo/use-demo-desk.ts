import type { Api } from "@naluma/api-client";
import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import type { Locale } from "@naluma/site/locale";
import { type Site, useSite } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import type { CatalogueGame } from "../catalogue/game.ts";
import { offersDemos } from "./demo-offer.ts";
import { demoDeskAtom } from "./demo-state.ts";

interface Asking {
  readonly client: QueryClient;
  readonly api: Api;
  readonly site: Site;
  readonly locale: Locale;
}

async function has({ client, api, site, locale }: Asking, game: CatalogueGame): Promise<boolean> {
  const { providerDemosQuery } = await loadModule(() => import("./demo-queries.ts"));
  const demos = await client.ensureQueryData(providerDemosQuery(api, site, locale, game));
  return demos.some(({ id }) => id === game.id);
}

/** Answers the tiles that ask whether their games have a demo. */
export function useDemoDesk(): void {
  const client = useQueryClient();
  const api = useApi();
  const site = useSite();
  const locale = useLocale();
  const setDesk = useSetAtom(demoDeskAtom);
  useEffect(() => {
    if (!offersDemos(site)) return undefined;
    const asking = { client, api, site, locale };
    // Whoever cannot be told is not offered a demo.
    setDesk({ has: (game) => has(asking, game).catch(() => false) });
    return () => setDesk(undefined);
  }, [client, api, site, locale, setDesk]);
}
