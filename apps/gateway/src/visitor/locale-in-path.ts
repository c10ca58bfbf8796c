import { localeCookieAttributes } from "@naluma/site/locale-cookies";
import type { SiteSettings } from "@naluma/site/settings";
import { cookies as names } from "@naluma/site/stored";

/** Both language cookies, written alike. `secure` when players come by https. */
export const localeCookies = (
  locale: string,
  { languageCookie, crossOrigin }: Pick<SiteSettings, "languageCookie" | "crossOrigin">,
  secure: boolean,
): string[] =>
  [names.locale, languageCookie].map(
    (name) => `${name}=${locale}; ${localeCookieAttributes({ crossOrigin, secure })}`,
  );
