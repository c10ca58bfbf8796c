export type ConsentAnswer = "accepted" | "refused";

export interface GivenConsent {
  readonly answer: ConsentAnswer;
  /** In ms since 1970. */
  readonly at: number;
}

interface Situation {
  /** Now, in ms since 1970. */
  readonly now: number;
  /** The site's `trackingConfiguration`. */
  readonly configuration: string;
}

/** How long an answer is valid, in seconds; the player is asked again after that. */
export const consentLifetime = 365 * 24 * 60 * 60;

/** The text of the cookie: `accepted.1795188610000.1kq0x3f`. */
export const consentText = (answer: ConsentAnswer, { now, configuration }: Situation): string =>
  `${answer}.${now}.${configuration}`;

/**
 * The current answer. Consent only covers the third parties that it was given to, but a refusal covers all of them. A
 * cookie in any other format, or one from the future, is ignored.
 */
export function readConsent(
  cookie: string | undefined,
  { now, configuration }: Situation,
): GivenConsent | undefined {
  const [, answer, time, given] =
    /^(accepted|refused)\.(\d{1,15})\.([a-z0-9]{1,7})$/.exec(cookie ?? "") ?? [];
  const at = Number(time);
  if ((answer !== "accepted" && answer !== "refused") || at > now) return undefined;
  if (now - at >= consentLifetime * 1_000) return undefined;
  if (answer === "accepted" && given !== configuration) return undefined;
  return { answer, at };
}

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
