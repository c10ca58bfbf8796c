import type { Capability } from "@naluma/site/capabilities";
import type { Currency } from "@naluma/site/currency";
import type { Template } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";

const code = /^[\w-]{1,32}$/;

/** The format that a value must have to be valid for us. */
const shapes = { gt_id: /^\d{1,4}$/, gp_id: code, house: code, isCrashGame: /^(1|true)$/ };

/**
 * The query keys that change what the server renders, by the page's path in any letter case; all others matter
 * only in the browser.
 */
const renderedKeys: readonly (readonly [RegExp, readonly (keyof typeof shapes)[]])[] = [
  [/^\/(slotgame|gameroom)\/?$/i, ["gt_id", "gp_id", "house", "isCrashGame"]],
  [/^\/gamehall\/[^/]+\/?$/i, ["isCrashGame"]],
];

/** The query as the renderer gets it: without irrelevant keys, always in the same order. */
export function renderedQuery(path: string, query: URLSearchParams): string {
  const [, keys = []] = renderedKeys.find(([page]) => page.test(path)) ?? [];
  const relevant = new URLSearchParams();
  for (const key of keys) {
    const value = query.get(key);
    if (value !== null && shapes[key].test(value)) relevant.set(key, value);
  }
  return relevant.size > 0 ? `?${relevant}` : "";
}

export interface PageKey {
  /** Part of the key because a page names the scripts of the release that rendered it. */
  readonly releaseId: string;
  readonly siteId: number;
  /** Also determines the host, as each renders one template. */
  readonly template: Template;
  readonly locale: Locale;
  readonly currency: Currency;
  /** The currencies to choose from, which the page lists. */
  readonly currencies: readonly Currency[];
  /** The page's menus and links follow them. */
  readonly capabilities: readonly Capability[];
  /** The page shows it. */
  readonly minimumAge: number;
  readonly country: string | undefined;
  /** The path and the rendered query. */
  readonly address: string;
}

export const keyOf = (page: PageKey): string =>
  [
    page.releaseId,
    page.siteId,
    page.template,
    page.locale,
    page.currency,
    page.currencies.join(),
    page.capabilities.join(),
    page.minimumAge,
    page.country ?? "",
    page.address,
  ].join(" ");
