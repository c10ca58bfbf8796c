import type { Currency } from "@naluma/site/currency";
import type { Template } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";

/** What the server renders of a query, and what a value has to be like to name anything; all else matters in the browser. */
const flag = { isCrashGame: /^(1|true)$/ };
const providerKeys = {
  gt_id: /^\d{1,4}$/,
  gp_id: /^[\w-]{1,32}$/,
  house: /^[\w-]{1,32}$/,
  ...flag,
};

/** Paths match in any letter case and with a trailing slash. */
const renderedKeys: readonly (readonly [RegExp, Readonly<Record<string, RegExp>>])[] = [
  [/^\/(slotgame|gameroom)\/?$/i, providerKeys],
  [/^\/gamehall\/[^/]+\/?$/i, flag],
];

/** The query as the render sees it: nothing that makes no difference, always in one order. */
export function renderedQuery(path: string, query: URLSearchParams): string {
  const [, keys = {}] = renderedKeys.find(([page]) => page.test(path)) ?? [];
  const relevant = new URLSearchParams();
  for (const [key, shape] of Object.entries(keys)) {
    const value = query.get(key);
    if (value !== null && shape.test(value)) relevant.set(key, value);
  }
  return relevant.size > 0 ? `?${relevant}` : "";
}

export interface PageKey {
  /** A page names the scripts of the release that drew it. */
  readonly releaseId: string;
  readonly siteId: number;
  /** Also names the host, as each draws one template. */
  readonly template: Template;
  readonly locale: Locale;
  readonly currency: Currency;
  /** What can be chosen instead; the page lists them. */
  readonly currencies: readonly Currency[];
  readonly country: string | undefined;
  /** Path and rendered query. */
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
    page.country ?? "",
    page.address,
  ].join(" ");
