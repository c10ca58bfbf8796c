import { nativeBridges } from "./platform.ts";
import type { SiteSettings } from "./settings.ts";

/**
 * Messages to an app: that the login of its address is set (AUTH-100), and of games, for its own bar
 * around them. A token is in none of them.
 */
export type AppMessage =
  | { readonly msg: "tokenLoginSet"; readonly memberId: number }
  | { readonly msg: "gameOpened"; readonly launchId: string; readonly url: string }
  | { readonly msg: "gameClosed"; readonly launchId: string };

/** The app that shows this page. It answers nothing: a page works the same where the app does not listen. */
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

/** The app takes objects on iOS and text on Android. */
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
