const bytesOf = (base64url: string): Uint8Array | undefined => {
  try {
    const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
};

/** Decodes the text of a local captcha: base64url(nonce) '.' base64url(text XOR nonce, repeated) (W-45). */
export function decoded(coded: string): string | undefined {
  const [nonce, hidden] = coded.split(".", 2).map(bytesOf);
  if (!nonce || !hidden || nonce.length === 0 || hidden.length === 0) return undefined;
  const plain = hidden.map((byte, place) => byte ^ (nonce[place % nonce.length] ?? 0));
  return new TextDecoder().decode(plain);
}

/** Ignores case and surrounding spaces. */
export const isLocalAnswer = (coded: string, typed: string): boolean =>
  decoded(coded)?.toLowerCase() === typed.trim().toLowerCase();
