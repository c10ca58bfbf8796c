import type { ClientType } from "@naluma/site/device";
import type { OpenType, SiteSettings } from "@naluma/site/settings";
import type { Surface } from "./surface.ts";

export type Surfaces = Readonly<Record<OpenType, Surface>>;

/** The properties of the browser that decide how games open. */
export interface ClientEnvironment {
  readonly client: ClientType;
  /** Inside another app's browser, which cannot open a second window. */
  readonly isInApp: boolean;
}

/** The column of the open types that applies to this client's device. */
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

/**
 * The provider's entry, or the site's choice for the device. A page in the same tab replaces a window that
 * cannot open, and desktop's modal.
 */
export function openTypeOf(
  { openTypes }: Pick<SiteSettings, "openTypes">,
  { client, isInApp }: ClientEnvironment,
  providerId: string,
): OpenType {
  const column = columnOf(client);
  const own = Object.hasOwn(openTypes.byProvider, providerId)
    ? openTypes.byProvider[providerId]?.[column]
    : undefined;
  const preferred = own ?? openTypes[column];
  if (preferred === "window" && (isInApp || column === "app")) return "page";
  if (preferred === "modal" && column !== "desktop") return "page";
  return preferred;
}
