import { innerPath, outwardAddress } from "@naluma/site/address";
import type { Currency } from "@naluma/site/currency";
import type { ClientType } from "@naluma/site/device";
import { isOwnPage } from "@naluma/site/own-pages";
import type { SiteSettings } from "@naluma/site/settings";

/** The target of a banner with `leads: "game"`: the games of one provider. */
export interface GameLink {
  /** The link is meant for sites that show this currency. */
  readonly currency: string;
  readonly type: number;
  readonly providerId: string;
  /** The display name of the provider and game type. */
  readonly name: string;
  readonly customized: boolean;
}

export interface Banner {
  readonly id: number;
  /** The heading over the picture; '' if the picture has its own text. */
  readonly title: string;
  /** The line below the heading; '' for none. */
  readonly line: string;
  /** As delivered; '' for none. */
  readonly picture: string;
  readonly leads: "outside" | "inside" | "game";
  /** As delivered; '' if the banner leads to a game. */
  readonly url: string;
  readonly inNewWindow: boolean;
  readonly game: GameLink | undefined;
}

/** The `use_type` of the call; 1 requests a small banner, which no template has a place for. */
export const bannerUse = (client: ClientType): 0 | 2 => (client === "desktop" ? 0 : 2);

type BannerTarget =
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
