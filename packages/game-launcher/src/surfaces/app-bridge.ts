import type { SiteSettings } from "@naluma/site/settings";

/** What an app is told of games, so that it can draw its own bar around them. */
export type AppMessage =
  | { readonly msg: "gameOpened"; readonly launchId: string; readonly url: string }
  | { readonly msg: "gameClosed"; readonly launchId: string };

/** The app that shows this page. It answers nothing: a page works the same where the app does not listen. */
export interface AppBridge {
  say(message: AppMessage): void;
}

interface Handler {
  postMessage(message: unknown): void;
}

const isHandler = (value: unknown): value is Handler =>
  typeof value === "object" &&
  value !== null &&
  typeof Reflect.get(value, "postMessage") === "function";

const propertyOf = (from: unknown, name: string): unknown =>
  name !== "" && typeof from === "object" && from !== null ? Reflect.get(from, name) : undefined;

/**
 * What the app lends to its pages, by the names that the site gives: a WebKit message
 * handler on iOS, which takes objects. On Android it is an object of the window, which takes text.
 */
export function appBridge(
  browser: object,
  { ios, android }: SiteSettings["appBridges"],
): AppBridge | undefined {
  const webKit = propertyOf(propertyOf(propertyOf(browser, "webkit"), "messageHandlers"), ios);
  if (isHandler(webKit)) return { say: (message) => webKit.postMessage(message) };
  const object = propertyOf(browser, android);
  if (isHandler(object)) return { say: (message) => object.postMessage(JSON.stringify(message)) };
  return undefined;
}
