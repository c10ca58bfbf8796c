import type { Currency } from "@naluma/site/currency";
import type { Template } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";

const code = /^[\w-]{1,32}$/;

/** What a value has to be like to name anything of ours. */
const shapes = { gt_id: /^\d{1,4}$/, gp_id: code, house: code, isCrashGame: /^(1|true)$/ };

/** The query keys that change what the server renders, by the page's path in any letter case; all else matters in the browser. */
const renderedKeys: readonly (readonly [RegExp, readonly (keyof typeof shapes)[]])[] = [
  [/^\/(slotgame|gameroom)\/?$/i, ["gt_id", "gp_id", "house", "isCrashGame"]],
  [/^\/gamehall\/[^/]+\/?$/i, ["isCrashGame"]],
];

/** The query as the render sees it: nothing that makes no difference, always in one order. */
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
  /** A page names the scripts of the release that drew it. */
  readonly releaseId: string;
  readonly siteId: number;
  /** Also names the host, as each draws one template. */
  readonly template: Template;
  readonly locale: Locale;
  readonly currency: Currency;
  /** What can be chosen instead; the page lists them. */
  readonly currencies: readonly Currency[];
  /** The page names it. */
  readonly minimumAge: number;
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
    page.minimumAge,
    page.country ?? "",
    page.address,
  ].join(" ");
