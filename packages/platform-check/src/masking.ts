/** What a secret is replaced with, wherever something is printed or written. */
export const masked = "•••";

/** Fields whose text is a secret, whatever it is: of either side, known before or not. */
const secretFields = [
  "access_token",
  "answer",
  "auth",
  "authorization",
  "captcha_answer",
  "captcha_token",
  "enc",
  "member_login_id",
  "old_password",
  "password",
  "password_confirmation",
  "phone_verify",
  "token",
  "verify_code",
  "withdraw_password",
];

const secretField = new RegExp(
  `("(?:${secretFields.join("|")})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"?`,
  "g",
);

/** The same where JSON is text inside of JSON, as in the frames of a socket. */
const escapedField = new RegExp(
  `(\\\\+"(?:${secretFields.join("|")})\\\\+"\\s*:\\s*\\\\+")[^"\\\\]*`,
  "g",
);

/** The query of an address may hold the ticket of a game or a link for one login. */
const query = /(https?:\/\/[^\s"'<>?]+)\?[^\s"'<>]*/g;

/** The start of a long answer is enough to find the fault. */
const longest = 2_048;

export interface Mask {
  /** From now on this value appears in no output. */
  hide(secret: string): void;
  text(said: string): string;
  /** The first 2 kB; cut only after masking, so that no half of a secret remains at the end. */
  excerpt(said: string): string;
}

export const createMask = (): Mask => {
  const secrets = new Set<string>();

  const text = (said: string): string => {
    // The longest first, because a token begins with the name of its session, which may be hidden as well.
    const known = [...secrets].toSorted((one, other) => other.length - one.length);
    const without = known.reduce((rest, secret) => rest.replaceAll(secret, masked), said);
    return without
      .replaceAll(secretField, `$1"${masked}"`)
      .replaceAll(escapedField, `$1${masked}`)
      .replaceAll(query, `$1?${masked}`);
  };

  return {
    hide: (secret) => {
      if (secret === "") return;
      secrets.add(secret);
      // As it is inside of JSON, and in an address.
      secrets.add(JSON.stringify(secret).slice(1, -1));
      secrets.add(encodeURIComponent(secret));
    },
    text,
    excerpt: (said) => {
      const whole = text(said);
      if (whole.length <= longest) return whole;
      return `${whole.slice(0, longest)}… (${whole.length} characters)`;
    },
  };
};
