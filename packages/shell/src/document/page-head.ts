import { translate } from "@naluma/i18n";
import { defaultLocale, languageTag, type Locale } from "@naluma/site/locale";
import type { PageRequest } from "@naluma/site/page";
import type { PagePath } from "@naluma/site/pages";
import { isPageByQuery, languageAddress, publicPageAt } from "@naluma/site/public-pages";
import { restWords } from "../words.rest.ts";

interface Rendered {
  readonly path: string;
  /** The query that the server renders, including the question mark. */
  readonly search: string;
  readonly status: number;
  /** The page's own heading and its full title, as text. */
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

/** For installing the site: the manifest is in the page's language. */
const installable = (locale: string) =>
  link("manifest", `/manifests/${locale}.webmanifest`) +
  link("apple-touch-icon", "/pictures/apple-touch-icon.png");

/**
 * The head of a document for search engines, link previews and installers. The canonical address of a page contains
 * its language, so that it shows that language even without a cookie. Private pages and error screens are not
 * indexed.
 */
export function pageHead({ publicOrigin, locale, settings }: Asked, page: Rendered): string {
  // A site in development is neither indexed nor installed.
  if (publicOrigin === undefined) return "";
  const known = publicPageAt(page.path);
  // The error screen sets this itself (root.ts).
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
  // An address without a language is not canonical, and must not be listed among those that are.
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
    // Title, description and image are taken from the lines above.
    meta("name", "twitter:card", "summary_large_image"),
    installable(locale),
  ].join("");
}

const games = "search_engines.games";
const article = "search_engines.article";

/** Pages that are not listed use the description of the whole site. */
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
  /** Its heading; "" if it is visually hidden. */
  readonly title: string;
  readonly site: string;
}

/** A one-sentence description of a page, in its language. */
function describePage(locale: Locale, { page, title, site }: Described): string {
  const own = named[page];
  const isAboutTitle = own === games || own === article;
  const id = own === undefined || (isAboutTitle && title === "") ? "search_engines.home" : own;
  return translate(restWords, locale, id, { name: site, title });
}
