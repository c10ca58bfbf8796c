import { localKeys } from "@naluma/site/stored";

/** The value at a dotted path in the browser, such as `AbortSignal.any`. */
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

/** Whether style sheets can use `:has()`, which layouts use to adapt to their content. */
const readsHas = (browser: object): boolean => {
  const supports = partOf(browser, "CSS.supports");
  return typeof supports === "function" && supports.call(undefined, "selector(:has(a))") === true;
};

/**
 * Features that the site uses without a fallback, beyond the syntax of its code: in a browser that lacks one of these
 * the page runs, but parts of it fail.
 */
const needed = [
  // For live updates, through which a game's address arrives.
  "WebSocket",
  // Lets the site's tabs and windows agree on which one has the game.
  "BroadcastChannel",
  // Ends calls together with the page or the game that made them.
  "AbortSignal.any",
  "AbortSignal.timeout",
  // Addresses from outside are always parsed before they are followed.
  "URL.canParse",
  // Long lists only render the items near the viewport.
  "IntersectionObserver",
  "ResizeObserver",
] as const;

/** Needed features that this browser lacks, by the names that search engines know (SHELL-38, A-017). */
const missingFeatures = (browser: object): readonly string[] => [
  ...needed.filter((path) => typeof partOf(browser, path) !== "function"),
  ...(readsHas(browser) ? [] : ["CSS :has()"]),
];

/** The same, but empty once the player has dismissed the warning for good. */
export const featuresToWarnOf = (browser: Pick<Window, "localStorage">): readonly string[] =>
  browser.localStorage.getItem(localKeys.browserWarning) === null ? missingFeatures(browser) : [];
