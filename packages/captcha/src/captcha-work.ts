/**
 * What a platform lets a browser do in place of the code of a picture. For each part it finds a salt.
 * The key that is derived with it from the captcha's token must begin with so many zero bits.
 */
export interface Work {
  readonly iterations: number;
  readonly bits: number;
  readonly parts: number;
}

/** Three digits in base 36: more salts than anybody needs. */
const digits = 3;
const salts = 36 ** digits;

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function saltOf(
  token: string,
  part: number,
  { iterations, bits }: Work,
  signal: AbortSignal,
): Promise<string> {
  const key = await crypto.subtle.importKey("raw", bytesOf(`${token}:${part}`), "PBKDF2", false, [
    "deriveBits",
  ]);
  for (let tried = 0; tried < salts; tried += 1) {
    signal.throwIfAborted();
    const salt = tried.toString(36).padStart(digits, "0");
    const derived = await crypto.subtle.deriveBits(
      { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations },
      key,
      256,
    );
    if ((new Uint8Array(derived)[0] ?? 255) >> (8 - bits) === 0) return salt;
  }
  throw new Error("No salt does.");
}

/** Browsers derive keys on a thread of their own: the page stays alive, and the parts run beside each other. */
export async function workFor(token: string, work: Work, signal: AbortSignal): Promise<string> {
  const parts = Array.from({ length: work.parts }, (_, part) => saltOf(token, part, work, signal));
  return `w${(await Promise.all(parts)).join("")}`;
}

/** Only pages that came encrypted may derive keys. */
export const canWork = (): boolean => globalThis.crypto?.subtle !== undefined;
