import type { Api } from "@naluma/api-client";
import { pictureAddress } from "@naluma/site/address";
import { supportDevice, templateName } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { getGameList } from "./catalogue.api.ts";
import { type GameType } from "./game.ts";
import { shownHere } from "./shown-here.ts";

export async function readGameTypes(
  api: Api,
  site: Site,
  locale: Locale,
  signal: AbortSignal,
): Promise<readonly GameType[]> {
  const picture = (address: string) => pictureAddress(address, site.settings) ?? "";
  const body = {
    currency: site.currency,
    site_id: site.settings.siteId,
    support_device: supportDevice(site.client),
    template: templateName(site.settings, site.template),
  };
  const types = await api.read(getGameList, body, signal);
  return types.map((type) => ({
    ...type,
    icon: picture(type.icon),
    iconActive: picture(type.iconActive),
    providers: type.providers.map(shownHere(site.settings, locale)),
  }));
}
