import { gzipSync } from "node:zlib";
import { brotliWithSlot, type SlottedBrotli } from "./brotli-slot.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A rendered page that waits for its nonce. Two answers of it differ in nothing else. */
export interface SealedPage {
  readonly status: number;
  /** Headers that the render set, names in lower case. */
  readonly headers: readonly (readonly [string, string])[];
  fill(nonce: string, encoding: Encoding): Buffer;
}

interface Rendered {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly html: string;
  /** What the page was rendered with in place of a nonce. */
  readonly placeholder: string;
}

/** Compresses a page once; afterwards a nonce is only written into its place. */
export async function sealPage({
  status,
  headers,
  html,
  placeholder,
}: Rendered): Promise<SealedPage> {
  const parts = html.split(placeholder);
  const brotli: SlottedBrotli = await brotliWithSlot(parts);
  const whole = (nonce: string) => Buffer.from(parts.join(nonce));
  return {
    status,
    headers,
    fill(nonce, encoding) {
      if (encoding === "br") return brotli.fill(nonce);
      // Browsers that speak no brotli are few: their pages are compressed one by one.
      return encoding === "gzip" ? gzipSync(whole(nonce), { level: 4 }) : whole(nonce);
    },
  };
}
