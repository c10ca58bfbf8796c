import { defaultLocale, type Locale } from "./locale.ts";
import { ownPages } from "./own-pages.ts";

/** The language of the requested page, and the hosts of the site (`settings.domains`). */
export interface LocalizedWords {
  readonly locale: Locale;
  readonly domains: readonly string[];
}

/** Marks the name of a default-language route when each language has its own host. */
const suffix = "___default";

/**
 * A route's name in a language. With several domains only the default language's routes carry the suffix (I18N-18);
 * with one, names are plain.
 */
export function routeNameIn(name: string, { locale, domains }: LocalizedWords): string {
  const plain = name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
  return domains.length > 1 && locale === defaultLocale ? plain + suffix : plain;
}

const nameOf = (page: string) => page.slice(1).replaceAll(/[/:]+/g, "-") || "index";

const named = ownPages.map((page) => ({
  name: nameOf(page),
  pattern: new RegExp(`^${page.replaceAll(/:[a-z]+/g, "[^/]+")}/?$`),
}));

/** The name of a page in reports, by its path: `index`, `main-id`, `user-Info`; `other` if there is none. */
export const routeName = (path: string, spoken: LocalizedWords): string =>
  routeNameIn(named.find(({ pattern }) => pattern.test(path))?.name ?? "other", spoken);
