import type { Currency } from "@naluma/site/currency";
import { isLocale, type Locale } from "@naluma/site/locale";
import { localeCookieAttributes, localeCookieSeconds } from "@naluma/site/locale-cookies";
import type { SiteSettings } from "@naluma/site/settings";
import { cookies } from "@naluma/site/stored";

export interface Page {
  readonly document: Pick<Document, "cookie">;
  readonly location: Pick<Location, "protocol">;
}

export type Languages = Pick<SiteSettings, "languages" | "languageCookie" | "crossOrigin">;

const isSecure = ({ location }: Page) => location.protocol === "https:";

const allCookies = ({ document }: Pick<Page, "document">) =>
  new Map(
    document.cookie.split("; ").map((pair): [string, string] => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

/**
 * Browsers store a cookie asynchronously, but reading it waits for that; a reload right afterwards would otherwise
 * send the old one. Returns whether the browser stored it.
 */
function write(page: Page, name: string, value: string, attributes: string): boolean {
  page.document.cookie = `${name}=${value}; ${attributes}`;
  return allCookies(page).get(name) === value;
}

function keep(page: Page, name: string, value: string, seconds: number): boolean {
  const secure = isSecure(page) ? "; Secure" : "";
  return write(page, name, value, `Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`);
}

/** Stores the visitor's language for a year, in both cookies. Returns whether the browser stored them. */
export function storeLanguage(
  page: Page,
  locale: Locale,
  { languageCookie, crossOrigin }: Languages,
): boolean {
  const attributes = localeCookieAttributes({ crossOrigin, secure: isSecure(page) });
  return [cookies.locale, languageCookie]
    .map((name) => write(page, name, locale, attributes))
    .every((taken) => taken);
}

/**
 * Stores the visitor's chosen currency; the gateway reads it for the next page. Returns whether the browser
 * stored it.
 */
export const storeCurrency = (page: Page, currency: Currency): boolean =>
  keep(page, cookies.currency, currency, localeCookieSeconds);

export function dropCurrency(page: Page): void {
  keep(page, cookies.currency, "", 0);
}

/** The language in the cookies, `i18n_redirected` first; `undefined` if the site does not support it. */
export function storedLanguage(page: Page, settings: Languages): Locale | undefined {
  const cookieValues = allCookies(page);
  return [cookies.locale, settings.languageCookie]
    .map((name) => cookieValues.get(name))
    .find((text): text is Locale => isLocale(text) && settings.languages.includes(text));
}
