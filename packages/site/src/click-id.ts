/**
 * The id of an ad click, from the query's `fbclid`. A shorter text could be a username or a phone number, and one
 * with a dot a token: anyone can put those into an address.
 */
const clickId = /^(?=.*[A-Za-z])[\w-]{20,500}$/;

/** In seconds; the same lifetime as the advertiser's own. */
export const clickIdLifetime = 90 * 24 * 60 * 60;

/**
 * The text of the first-party cookie `_fbc`, which contains the time of the click; `undefined` for an invalid click
 * id.
 */
export const clickCookieText = (fbclid: string | null, at: number): string | undefined =>
  fbclid !== null && clickId.test(fbclid) ? `fb.1.${at}.${fbclid}` : undefined;

/** Whether a text was written by `clickCookieText`. */
export function isClickCookie(text: string): boolean {
  const [, id = ""] = /^fb\.1\.\d{13}\.(.*)$/.exec(text) ?? [];
  return clickId.test(id);
}
