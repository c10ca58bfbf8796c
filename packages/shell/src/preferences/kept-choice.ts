import type { Currency } from "@naluma/site/currency";
import { isLocale, type Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import { cookies, localeCookieAttributes, localeCookieSeconds } from "@naluma/site/stored";

export interface Page {
  readonly document: Pick<Document, "cookie">;
  readonly location: Pick<Location, "protocol">;
}

/** What a site says of its languages. */
export type Languages = Pick<SiteSettings, "languages" | "languageCookie" | "crossOrigin">;

const isSecure = ({ location }: Page) => location.protocol === "https:";

function keep(page: Page, name: string, value: string, seconds: number) {
  const secure = isSecure(page) ? "; Secure" : "";
  page.document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** The visitor's language for a year, in both cookies. */
export function keepLanguage(
  page: Page,
  locale: Locale,
  { languageCookie, crossOrigin }: Languages,
): void {
  const attributes = localeCookieAttributes({ crossOrigin, secure: isSecure(page) });
  for (const name of [cookies.locale, languageCookie])
    page.document.cookie = `${name}=${locale}; ${attributes}`;
}

/** What a visitor wants to be offered; the gateway reads it for the next page. */
export const keepCurrency = (page: Page, currency: Currency): void =>
  keep(page, cookies.currency, currency, localeCookieSeconds);

export const dropCurrency = (page: Page): void => keep(page, cookies.currency, "", 0);

/** The language that the cookies name, `i18n_redirected` first; nothing where the site does not speak it. */
export function keptLanguage({ document }: Page, settings: Languages): Locale | undefined {
  const kept = new Map(
    document.cookie.split("; ").map((pair): [string, string] => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
  return [cookies.locale, settings.languageCookie]
    .map((name) => kept.get(name))
    .find((text): text is Locale => isLocale(text) && settings.languages.includes(text));
}
