import { randomBytes, randomInt } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database } from "../ground/db/database.ts";
import { captcha } from "../ground/db/schema.ts";
import { drawCharacters } from "./captcha-picture.ts";
import { isWorkFor } from "./captcha-work.ts";

const validFor = 5 * 60_000;

/** The values of the call: 1 is for login, 2 for registration. One is not valid for the other. */
export type CaptchaType = 1 | 2;

export interface Captchas {
  make(type: CaptchaType): Promise<{ readonly token: string; readonly picture: string }>;
  /**
   * The first answer uses up the token, whether right or wrong. It is the text of the picture, or the proof of
   * work.
   */
  isAnswer(
    type: CaptchaType,
    given: { readonly token: string; readonly answer: string },
  ): Promise<boolean>;
}

const tokenStart = (type: CaptchaType): string => `cp${type}_`;

export const createCaptchas = (
  db: Database,
  clock: Clock,
  { testMode }: { readonly testMode: boolean },
): Captchas => ({
  make: async (type) => {
    const answer = testMode ? "0000" : String(randomInt(0, 10_000)).padStart(4, "0");
    const token = `${tokenStart(type)}${randomBytes(12).toString("hex")}`;
    await db.delete(captcha).where(lt(captcha.endsAt, clock()));
    await db.insert(captcha).values({ token, answer, endsAt: clock() + validFor });
    const svg = drawCharacters(answer, { width: 96, height: 32 });
    return { token, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` };
  },

  isAnswer: async (type, { token, answer }) => {
    const [row] = await db
      .delete(captcha)
      .where(and(eq(captcha.token, token), gt(captcha.endsAt, clock())))
      .returning();
    if (row === undefined || !token.startsWith(tokenStart(type))) return false;
    return row.answer === answer.trim() || isWorkFor(token, answer.trim());
  },
});

/** Letters and digits that are not easily confused. */
const legible = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The captcha that the client checks itself: text = base64url(nonce) '.' base64url(text XOR nonce) (W-45). */
export const clientCaptcha = (
  testMode: boolean,
): { readonly text: string; readonly svg: string } => {
  const characters = testMode
    ? "0000"
    : Array.from({ length: 4 }, () => legible[randomInt(legible.length)]).join("");
  const nonce = randomBytes(4);
  const hidden = Buffer.from(characters).map((byte, index) => byte ^ (nonce[index % 4] ?? 0));
  return {
    text: `${nonce.toString("base64url")}.${Buffer.from(hidden).toString("base64url")}`,
    svg: drawCharacters(characters, { width: 96, height: 32 }),
  };
};
