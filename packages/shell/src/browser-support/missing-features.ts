import { localKeys } from "@naluma/site/stored";

/** What a browser has under a path of names, such as `AbortSignal.any`. */
const partOf = (browser: object, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (owner, name) =>
        typeof owner === "object" || typeof owner === "function"
          ? owner && Reflect.get(owner, name)
          : undefined,
      browser,
    );

/** Whether the style sheets may say `:has()`: layouts go by what is inside them. */
const readsHas = (browser: object): boolean => {
  const supports = partOf(browser, "CSS.supports");
  return typeof supports === "function" && supports.call(undefined, "selector(:has(a))") === true;
};

/**
 * What the site uses without a way around it, beyond what its code is written in: a browser that lacks
 * one of these runs the page, and some of it fails.
 */
const needed = [
  // Live updates; a game's address arrives by them.
  "WebSocket",
  // Tabs and windows of the site agree by it which one has the game.
  "BroadcastChannel",
  // Calls end with the page or the game that they were made for.
  "AbortSignal.any",
  "AbortSignal.timeout",
  // No address that comes from outside is followed unread.
  "URL.canParse",
  // Long lists draw what is near the screen.
  "IntersectionObserver",
  "ResizeObserver",
] as const;

/** What the site needs and this browser lacks, by the names that search engines know (SHELL-38, A-017). */
const missingFeatures = (browser: object): readonly string[] => [
  ...needed.filter((path) => typeof partOf(browser, path) !== "function"),
  ...(readsHas(browser) ? [] : ["CSS :has()"]),
];

/** The same, unless the player wants to hear no more of it. */
export const featuresToWarnOf = (browser: Pick<Window, "localStorage">): readonly string[] =>
  browser.localStorage.getItem(localKeys.browserWarning) === null ? missingFeatures(browser) : [];
