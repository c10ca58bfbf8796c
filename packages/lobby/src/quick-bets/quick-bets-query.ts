import type { Api } from "@naluma/api-client";
import { supportDevice } from "@naluma/site/device";
import { isFramable } from "@naluma/site/framable";
import { gameAddress } from "@naluma/site/game-address";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { queryOptions } from "@tanstack/react-query";
import { lobbyQueryKeys } from "../query-keys.ts";

/** The parts of `location` that identify the page's address. */
type OwnAddress = Pick<Location, "host" | "origin">;

interface QuickBets {
  readonly address: string;
  readonly providerId: string;
}

/**
 * The address and provider of the quick bets, if the platform allows framing them; null for an address that this page
 * must not frame.
 */
export const quickBetsQuery = (api: Api, site: Site, locale: Locale, here: () => OwnAddress) => {
  const { settings, client, currency } = site;
  return queryOptions({
    queryKey: lobbyQueryKeys.quickBets(settings.siteId, currency, client, locale),
    queryFn: async ({ signal }): Promise<QuickBets | null> => {
      const { checkFrame, getQuickBets } = await loadModule(() => import("./quick-bets.api.ts"));
      const own = here();
      const body = {
        currency,
        support_device: supportDevice(client),
        domain: own.host,
        site_id: settings.siteId,
      };
      const { url, provider } = await api.read(getQuickBets, body, signal);
      const address = gameAddress(url, settings, own.origin);
      if (!address || !isFramable(address, own.origin, settings)) return null;
      await api.read(checkFrame, { url: address.href }, signal);
      return { address: address.href, providerId: provider };
    },
    meta: { quiet: true }, // the component shows the error itself
  });
};
