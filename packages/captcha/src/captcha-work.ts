/**
 * The proof of work that a platform accepts instead of a picture's code. For each part, the browser finds a salt
 * with which the key derived from the captcha's token begins with this many zero bits.
 */
export interface Work {
  readonly iterations: number;
  readonly bits: number;
  readonly parts: number;
}

/** Three digits in base 36, which is more salts than a search ever needs. */
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

/** Browsers derive keys on a separate thread, so the page stays responsive and the parts run in parallel. */
export async function workFor(token: string, work: Work, signal: AbortSignal): Promise<string> {
  const parts = Array.from({ length: work.parts }, (_, part) => saltOf(token, part, work, signal));
  return `w${(await Promise.all(parts)).join("")}`;
}

/** Browsers expose key derivation only in secure contexts, such as pages served over HTTPS. */
export const canWork = (): boolean => globalThis.crypto?.subtle !== undefined;
