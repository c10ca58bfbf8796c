import type { ClientType } from "@naluma/site/device";
import type { OpenType, SiteSettings } from "@naluma/site/settings";

export type Shown =
  | "shown"
  /** The window exists but is not accessible yet: try again. */
  | "unreachable"
  | "closed"
  /** This surface must not show that address. */
  | "refused";

/** The surface as observed from this page. */
export type Seen =
  | "open"
  /** By the player. */
  | "closed"
  /** The handle appears closed; a page of the provider may have cut it off. */
  | "unsure";

/** A place where a game can appear: a window, a modal, the page itself, or the whole tab. */
export interface Surface {
  /** Opens the placeholder, inside the player's click. False if the browser blocked it. */
  open(): boolean;
  /** Whether one of our pages would frame this address. If so, the platform is asked first whether it may. */
  frames(address: URL): boolean;
  /** `address` was validated by `gameAddress`. `launchId` identifies the start to whatever closes it. */
  show(address: URL, launchId: string): Shown;
  look(): Seen;
  /** Reattaches to what the previous page opened; false if it is gone. */
  find?(): boolean;
  /** Shows the player what is open here; call it inside a click. */
  bringForward(): void;
  close(): void;
}

export type Surfaces = Readonly<Record<OpenType, Surface>>;

/** The properties of the browser that decide how games open. */
interface ClientEnvironment {
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

/**
 * Browsers inside other apps (chats, feeds), and bare web views: they have a single view, so a window they open is lost
 * or replaces the page.
 */
const signs: readonly RegExp[] = [
  /MicroMessenger|WeChat/i,
  /\bFBA[NV]\//,
  /\bInstagram\b/,
  /\bLine\//i,
  /\bZalo\b/i,
  /\bKAKAOTALK\b/i,
  /\bBytedanceWebview\b|\bmusical_ly\b|\bTikTok\b/i,
  /\bQQ\//,
  /\bSnapchat\b/i,
  // An Android web view says so; an iOS one lacks the word that ends Safari's user agent.
  /; wv\)/,
  /\((?:iPhone|iPad|iPod)[^)]*\) AppleWebKit(?!.*Safari)/,
];

/** Whether this browser can keep a second window open beside the page. */
export const isInAppBrowser = (userAgent: string): boolean =>
  signs.some((sign) => sign.test(userAgent));
