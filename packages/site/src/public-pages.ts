import type { Locale } from "./locale.ts";
import { pageAt, pages, type PagePath } from "./pages.ts";

/** Visible to everyone and indexed by search engines: not the member centre, a running game or a small window. */
const isPublic = (path: string): boolean => {
  const page = pageAt(path);
  return page?.guard === undefined && (page?.frame === "site" || page?.frame === "minimal");
};

const patterns = Object.keys(pages)
  .filter(isPublic)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/:[a-z]+/g, "[\\w-]+")}/?$`) }));

/** The public page at a path, as spelled in the list of pages. */
export const publicPageAt = (path: string): PagePath | undefined =>
  patterns.find(
    (one): one is { path: PagePath; pattern: RegExp } =>
      pageAt(one.path) !== undefined && one.pattern.test(path),
  )?.path;

/** A provider's games: the query names the provider, and without one there is no such page. */
const byQuery: readonly PagePath[] = ["/slotgame", "/gameRoom"];

export const isPageByQuery = (page: PagePath): boolean => byQuery.includes(page);

/** The address of a page in a language, independent of the browser's language. */
export const languageAddress = (origin: string, locale: Locale, path: string): string =>
  `${origin}/${locale}${path === "/" ? "" : path}`;
