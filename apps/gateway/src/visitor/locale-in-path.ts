import { localeCookieSeconds, cookies as names } from "@naluma/site/stored";

/** Both language cookies, written alike. */
export const localeCookies = (locale: string, secondName: string, secure: boolean): string[] =>
  [names.locale, secondName].map(
    (name) =>
      `${name}=${locale}; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`,
  );
