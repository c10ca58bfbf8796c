import { innerPath, outwardAddress } from "@naluma/site/address";
import { isOwnPage } from "@naluma/site/own-pages";
import type { Site } from "@naluma/site/use-site";
import type { Banner, GameLink } from "./banner.ts";

export type BannerTarget =
  | { readonly to: "address"; readonly href: string }
  | { readonly to: "page"; readonly path: string }
  | { readonly to: "games"; readonly game: GameLink };

/**
 * Where a press on the banner leads. Nowhere (undefined) for a game of another currency than the
 * site's (lobby-and-play §5), an address that must not be followed and a page that there is not.
 */
export function bannerTarget(
  { leads, url, game }: Pick<Banner, "leads" | "url" | "game">,
  { settings, currency }: Pick<Site, "settings" | "currency">,
): BannerTarget | undefined {
  switch (leads) {
    case "outside": {
      const address = outwardAddress(url, settings);
      return address && { to: "address", href: address.href };
    }
    case "inside": {
      const path = innerPath(url);
      return path !== undefined && isOwnPage(path) ? { to: "page", path } : undefined;
    }
    case "game":
      return game?.currency === currency ? { to: "games", game } : undefined;
  }
}
