import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 in hexadecimal, the signature used throughout the Pusher protocol. */
export const sign = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("hex");

export function isSignedBy(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

export const md5 = (text: string): string => createHash("md5").update(text).digest("hex");

/** The text signed for a channel authorisation; `channelData` for presence channels only. */
export const channelClaim = (socketId: string, channel: string, channelData?: string): string =>
  [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(":");

/** The text signed for a user's sign-in. */
export const userClaim = (socketId: string, userData: string): string =>
  `${socketId}::user::${userData}`;

interface App {
  readonly key: string;
  readonly secret: string;
}

/** Whether `auth`, the app's key and a signature, is valid for the claim. */
export function isProof(app: App, auth: string, claim: string): boolean {
  const [key, signature, ...rest] = auth.split(":");
  if (key !== app.key || signature === undefined || rest.length > 0) return false;
  return isSignedBy(app.secret, claim, signature);
}
