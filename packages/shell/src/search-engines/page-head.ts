import { translate } from "@naluma/i18n";
import { defaultLocale, languageTag, type Locale } from "@naluma/site/locale";
import type { PageRequest } from "@naluma/site/page";
import type { PagePath } from "@naluma/site/pages";
import { isPageByQuery, languageAddress, publicPageAt } from "@naluma/site/public-pages";
import { restWords } from "../words.rest.ts";

/** What a page is, as it was rendered. */
interface Rendered {
  readonly path: string;
  /** The query as the server renders it, with its question mark. */
  readonly search: string;
  readonly status: number;
  /** The page's own heading, and its whole title, as text. */
  readonly heading: string;
  readonly title: string;
  readonly site: string;
}

type Asked = Pick<PageRequest, "publicOrigin" | "locale" | "settings">;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const meta = (kind: "name" | "property", name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}"/>`;

const link = (rel: string, href: string, more = "") =>
  `<link rel="${rel}"${more} href="${escaped(href)}"/>`;

/** What an installer reads: the manifest speaks the page's language. */
const installable = (locale: string) =>
  link("manifest", `/manifests/${locale}.webmanifest`) +
  link("apple-touch-icon", "/pictures/apple-touch-icon.png");

/**
 * What search engines, link previews and installers read in the head of a document. The address of a page
 * is the one that names its language: whoever brings no cookie reads it there in that language. What is
 * nobody else's business, and an error screen, is left out of search engines.
 */
export function pageHead({ publicOrigin, locale, settings }: Asked, page: Rendered): string {
  // Where the site is developed nobody searches, and nothing is installed.
  if (publicOrigin === undefined) return "";
  const known = publicPageAt(page.path);
  // An error screen says so itself (root-meta.ts).
  if (page.status >= 400) return "";
  if (known === undefined) return meta("name", "robots", "noindex") + installable(locale);

  const path = page.path.replace(/(?<=.)\/$/, "") + (isPageByQuery(known) ? page.search : "");
  const address = languageAddress(publicOrigin, locale, path);
  const languages = settings.languages.map((other) =>
    link(
      "alternate",
      languageAddress(publicOrigin, other, path),
      ` hreflang="${languageTag(other)}"`,
    ),
  );
  // An address without a language is nobody's canonical one, and must not stand among them.
  const { languages: spoken } = settings;
  const fallback = spoken.includes(defaultLocale) ? defaultLocale : (spoken[0] ?? locale);
  const { heading: title, site } = page;
  const description = describePage(locale, { page: known, title, site });
  return [
    link("canonical", address),
    ...languages,
    link("alternate", languageAddress(publicOrigin, fallback, path), ' hreflang="x-default"'),
    meta("name", "description", description),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", site),
    meta("property", "og:title", page.title),
    meta("property", "og:description", description),
    meta("property", "og:url", address),
    meta("property", "og:locale", locale),
    meta("property", "og:image", `${publicOrigin}/pictures/preview.png`),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    // Title, description and picture are read from the lines above.
    meta("name", "twitter:card", "summary_large_image"),
    installable(locale),
  ].join("");
}

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
function describePage(locale: Locale, { page, title, site }: Described): string {
  const own = named[page];
  const isAboutTitle = own === games || own === article;
  const id = own === undefined || (isAboutTitle && title === "") ? "search_engines.home" : own;
  return translate(restWords, locale, id, { name: site, title });
}
