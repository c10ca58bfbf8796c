import type { ClientType } from "@naluma/site/device";
import type { OpenType, SiteSettings } from "@naluma/site/settings";
import type { Surface } from "./surface.ts";

export type Surfaces = Readonly<Partial<Record<OpenType, Surface>>> & { readonly page: Surface };

/** Which device's column of the open types applies to this client. */
const columnOf = (client: ClientType): "desktop" | "mobile" | "app" => {
  switch (client) {
    case "desktop":
      return "desktop";
    case "app":
    case "gesture":
    case "finger":
      return "app";
    case "mobile":
    case "wechat":
    case "pwa":
      return "mobile";
  }
};

/** The provider's entry, else the site's choice for the device; a page where that is not offered. */
export function openTypeOf(
  { openTypes }: Pick<SiteSettings, "openTypes">,
  client: ClientType,
  provider: string,
  offered: Surfaces,
): OpenType {
  const column = columnOf(client);
  const own = Object.hasOwn(openTypes.byProvider, provider)
    ? openTypes.byProvider[provider]?.[column]
    : undefined;
  const wished = own ?? openTypes[column];
  return offered[wished] ? wished : "page";
}
