import { nativeBridges } from "./platform.ts";
import type { SiteSettings } from "./settings.ts";

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
