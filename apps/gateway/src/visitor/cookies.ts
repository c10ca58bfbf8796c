import { localeCookieAttributes } from "@naluma/site/locale-cookies";
import type { SiteSettings } from "@naluma/site/settings";
import { cookies as names } from "@naluma/site/stored";

/** Both language cookies, with the same value. `secure` if players connect by https. */
export const localeCookies = (
  locale: string,
  { languageCookie, crossOrigin }: Pick<SiteSettings, "languageCookie" | "crossOrigin">,
  secure: boolean,
): string[] =>
  [names.locale, languageCookie].map(
    (name) => `${name}=${locale}; ${localeCookieAttributes({ crossOrigin, secure })}`,
  );

/** The cookies of a request. A cookie that cannot be decoded is skipped. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    if (Object.hasOwn(cookies, name)) continue;
    try {
      cookies[name] = decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      continue;
    }
  }
  return cookies;
}
