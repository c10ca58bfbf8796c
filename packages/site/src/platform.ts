import type { ClientType } from "./device.ts";
import type { SiteSettings } from "./settings.ts";

export type Platform = "web" | "ios" | "android";

const propertyOf = (from: unknown, name: string): unknown =>
  name !== "" && typeof from === "object" && from !== null ? Reflect.get(from, name) : undefined;

/**
 * The bridge that an app provides to its pages, by the names in the site's settings: a WebKit message handler
 * on iOS, an object of the window on Android.
 */
export const nativeBridges = (
  browser: object,
  { ios, android }: SiteSettings["appBridges"],
): Readonly<Record<"ios" | "android", unknown>> => ({
  ios: propertyOf(propertyOf(propertyOf(browser, "webkit"), "messageHandlers"), ios),
  android: propertyOf(browser, android),
});

/** Apple's tablets identify themselves as a Macintosh. */
const systems = [
  ["ios", /iPhone|iPad|iPod|Macintosh/],
  ["android", /Android/],
] as const satisfies readonly (readonly [Platform, RegExp])[];

interface Page {
  readonly client: ClientType;
  readonly bridges: ReturnType<typeof nativeBridges>;
  readonly userAgent: string;
}

/**
 * A native bridge tells which app the page is in. Without one, the stored client type tells that it is an app, and
 * the system which one (SHELL-56, A-002). Everything else is the web.
 */
export function platformOf({ client, bridges, userAgent }: Page): Platform {
  if (bridges.ios) return "ios";
  if (bridges.android) return "android";
  if (client !== "app") return "web";
  return systems.find(([, mark]) => mark.test(userAgent))?.[0] ?? "web";
}
