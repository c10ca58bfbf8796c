/**
 * The id of a click on an advertisement, as the query's `fbclid` has it. What is shorter could be a
 * username or a phone number, and what holds a dot a token: anybody can put those there.
 */
const clickId = /^(?=.*[A-Za-z])[\w-]{20,500}$/;

/** Kept so long, in seconds, as the advertiser does it. */
export const clickIdLifetime = 90 * 24 * 60 * 60;

/** The text of the first-party cookie `_fbc`, which says when the click was; nothing for what is no click id. */
export const clickCookieText = (fbclid: string | null, at: number): string | undefined =>
  fbclid !== null && clickId.test(fbclid) ? `fb.1.${at}.${fbclid}` : undefined;

/** Whether a text is one that `clickCookieText` has written. */
export function isClickCookie(text: string): boolean {
  const [, id = ""] = /^fb\.1\.\d{13}\.(.*)$/.exec(text) ?? [];
  return clickId.test(id);
}
