/** What the player has answered to being tracked. */
export type ConsentAnswer = "accepted" | "refused";

export interface GivenConsent {
  readonly answer: ConsentAnswer;
  /** In ms since 1970. */
  readonly at: number;
}

interface Situation {
  /** Now, in ms since 1970. */
  readonly now: number;
  /** `trackingConfiguration` of the site. */
  readonly configuration: string;
}

/** An answer holds so long, in seconds: then the question comes again. */
export const consentLifetime = 365 * 24 * 60 * 60;

/** What the cookie holds: `accepted.1795188610000.1kq0x3f`. */
export const consentText = (answer: ConsentAnswer, { now, configuration }: Situation): string =>
  `${answer}.${now}.${configuration}`;

/**
 * The answer that holds now. A yes holds for the third parties that it was given to and no others; a no
 * holds for all of them. A cookie that nobody wrote like this, or one from the future, is no answer.
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
