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

/**
 * Messages to an app: that the login of its address has completed (AUTH-100), and the game events that it needs for
 * its own bar around games. None of them contains a token.
 */
export type AppMessage =
  | { readonly msg: "tokenLoginSet"; readonly memberId: number }
  | { readonly msg: "gameOpened"; readonly launchId: string; readonly url: string }
  | { readonly msg: "gameClosed"; readonly launchId: string };

/** The app that shows this page. It never responds: a page works the same if the app does not listen. */
export interface AppBridge {
  post(message: AppMessage): void;
}

interface Handler {
  postMessage(message: unknown): void;
}

const isHandler = (value: unknown): value is Handler =>
  typeof value === "object" &&
  value !== null &&
  typeof Reflect.get(value, "postMessage") === "function";

/** iOS apps take objects, Android apps text. */
export function appBridge(
  browser: object,
  names: SiteSettings["appBridges"],
): AppBridge | undefined {
  const { ios, android } = nativeBridges(browser, names);
  if (isHandler(ios)) return { post: (message) => ios.postMessage(message) };
  if (isHandler(android))
    return { post: (message) => android.postMessage(JSON.stringify(message)) };
  return undefined;
}
