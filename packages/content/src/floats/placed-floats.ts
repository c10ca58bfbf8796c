import type { Template } from "@naluma/site/device";
import type { SiteSettings } from "@naluma/site/settings";
import { shownLinks, type OperatorLink, type ShownLink } from "../operator-links/operator-link.ts";

/** On a phone, more than this would cover the games (docs/design.md#floats). */
const mostOnPhone = 2;

/** Customer service as named in the site's data. */
export interface Service {
  readonly href: string;
  /** `Customer service` */
  readonly name: string;
  /** `Service` */
  readonly caption: string;
}

export interface PlacedFloats {
  readonly links: readonly ShownLink[];
  readonly service: Service | undefined;
}

/**
 * The shortcuts to show. On a phone the tab bar leads to customer service, so it takes none of the two places; on
 * desktop it comes last and only once, even if the operator placed the same address.
 */
export function placedFloats(
  placed: readonly OperatorLink[],
  service: Service | undefined,
  template: Template,
  settings: Pick<SiteSettings, "allowHttp" | "imageOrigins">,
): PlacedFloats {
  const links = shownLinks(placed, settings).filter(
    ({ target }) => target.kind !== "outer" || target.address !== service?.href,
  );
  return template === "mobile"
    ? { links: links.slice(0, mostOnPhone), service: undefined }
    : { links, service };
}
