import { translate } from "@naluma/i18n";
import type { Locale } from "@naluma/site/locale";
import type { PagePath } from "@naluma/site/pages";
import { restWords } from "../words.rest.ts";

const games = "search_engines.games";
const article = "search_engines.article";

/** Those that are not named are described as the whole site is. */
const descriptions = {
  "/discount": "search_engines.promotions",
  "/discount/:id": article,
  "/sponsor": "search_engines.sponsors",
  "/faq": "search_engines.faq",
  "/faq/:id": article,
  "/app": "search_engines.app",
  "/main/:id": article,
  "/gameHall/:id": games,
  "/gameRoom": games,
  "/slotgame": games,
} as const satisfies Partial<Record<PagePath, string>>;

const named: Partial<Record<PagePath, (typeof descriptions)[keyof typeof descriptions]>> =
  descriptions;

interface Described {
  readonly page: PagePath;
  /** Its heading; '' where nobody sees one. */
  readonly title: string;
  readonly site: string;
}

/** One sentence about a page, in its language. */
export function describePage(locale: Locale, { page, title, site }: Described): string {
  const own = named[page];
  const isAboutTitle = own === games || own === article;
  const id = own === undefined || (isAboutTitle && title === "") ? "search_engines.home" : own;
  return translate(restWords, locale, id, { name: site, title });
}
