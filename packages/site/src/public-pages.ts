import type { Locale } from "./locale.ts";
import { pageAt, pages, type PagePath } from "./pages.ts";

/** Everybody sees it, and search engines may keep it: not the member centre, a running game or a small window. */
const isPublic = (path: string): boolean => {
  const page = pageAt(path);
  return page?.guard === undefined && (page?.frame === "site" || page?.frame === "bare");
};

const patterns = Object.keys(pages)
  .filter(isPublic)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/:[a-z]+/g, "[\\w-]+")}/?$`) }));

/** The public page at a path, as the list of pages spells it. */
export const publicPageAt = (path: string): PagePath | undefined =>
  patterns.find(
    (one): one is { path: PagePath; pattern: RegExp } =>
      pageAt(one.path) !== undefined && one.pattern.test(path),
  )?.path;

/** A provider's games: the query says whose, and without one there is no such page. */
const byQuery: readonly PagePath[] = ["/slotgame", "/gameRoom"];

export const isPageByQuery = (page: PagePath): boolean => byQuery.includes(page);

/** Where a page is found in a language, whatever the browser speaks. */
export const languageAddress = (origin: string, locale: Locale, path: string): string =>
  `${origin}/${locale}${path === "/" ? "" : path}`;
