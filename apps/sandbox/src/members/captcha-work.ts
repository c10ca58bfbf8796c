import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";

/**
 * Proof of work in place of reading a picture, so that a player does not have to see, hear, remember or solve
 * anything (WCAG 2.2, 3.3.8). It takes a browser one to three seconds, and a script as long, as both derive keys
 * natively.
 */
export const captchaWork = { iterations: 5_000, bits: 6, parts: 4 } as const;

/** `w`, and three digits in base 36 for each part. */
const form = /^w(?:[0-9a-z]{3}){4}$/;

const derive = promisify(pbkdf2);

/** Whether a key derived from this part of the token begins with enough zero bits. */
const isPart = async (token: string, part: number, salt: string): Promise<boolean> => {
  const { iterations, bits } = captchaWork;
  const key = await derive(`${token}:${part}`, salt, iterations, 32, "sha256");
  return (key[0] ?? 255) >> (8 - bits) === 0;
};

/** Checked one part after another, so that a made-up answer usually costs one derivation, seldom two. */
export const isWorkFor = async (token: string, answer: string): Promise<boolean> => {
  if (!form.test(answer)) return false;
  for (let part = 0; part < captchaWork.parts; part += 1) {
    const salt = answer.slice(1 + 3 * part, 4 + 3 * part);
    if (!(await isPart(token, part, salt))) return false;
  }
  return true;
};
