import type { Currency } from "@naluma/site/currency";
import type { Template } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";

/** Query keys that change what the server renders; all others matter in the browser only. */
const renderedKeys = ["gt_id", "gp_id", "house", "isCrashGame"];
/** A longer value names nothing of ours. */
const longestValue = 32;

/** The query as the render sees it: no token, no campaign, always in one order. */
export function renderedQuery(query: URLSearchParams): string {
  const relevant = new URLSearchParams();
  for (const key of renderedKeys) {
    const value = query.get(key);
    if (value !== null && value.length <= longestValue) relevant.set(key, value);
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
