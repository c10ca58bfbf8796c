import { innerPath, outwardAddress } from "@naluma/site/address";
import type { Currency } from "@naluma/site/currency";
import { isOwnPage } from "@naluma/site/own-pages";
import type { SiteSettings } from "@naluma/site/settings";
import type { Banner, GameLink } from "./banner.ts";

export type BannerTarget =
  | { readonly to: "address"; readonly href: string }
  | { readonly to: "page"; readonly path: string }
  | { readonly to: "games"; readonly game: GameLink };

/**
 * The target of the banner. Undefined for a game in a currency other than the site's (LOBBY-12), for an address that
 * must not be followed, and for a page that does not exist.
 */
export function bannerTarget(
  { leads, url, game }: Pick<Banner, "leads" | "url" | "game">,
  site: { readonly settings: Pick<SiteSettings, "allowHttp">; readonly currency: Currency },
): BannerTarget | undefined {
  switch (leads) {
    case "outside": {
      const address = outwardAddress(url, site.settings);
      return address && { to: "address", href: address.href };
    }
    case "inside": {
      const path = innerPath(url);
      return path !== undefined && isOwnPage(path) ? { to: "page", path } : undefined;
    }
    case "game":
      return game?.currency === site.currency ? { to: "games", game } : undefined;
  }
}
