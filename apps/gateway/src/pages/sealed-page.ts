import { gzipSync } from "node:zlib";
import { brotliWithSlot, type SlottedBrotli } from "./brotli-slot.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A rendered page that waits for its nonce. Two responses made from it differ in nothing else. */
export interface SealedPage {
  readonly status: number;
  /** Headers set by the renderer, with lower-case names. */
  readonly headers: readonly (readonly [string, string])[];
  fill(nonce: string, encoding: Encoding): Buffer;
}

interface Rendered {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly html: string;
  /** The text that the page was rendered with in place of a nonce. */
  readonly placeholder: string;
}

/** Compresses a page once; after that, a nonce is only written into its place. */
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
      // Few browsers lack brotli, so their pages are compressed one by one.
      return encoding === "gzip" ? gzipSync(whole(nonce), { level: 4 }) : whole(nonce);
    },
  };
}

/** The best encoding that a browser accepts; `q=0` rejects one. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepts = (name: string) =>
    (header ?? "").split(",").some((part) => {
      const [coding = "", ...parameters] = part.trim().toLowerCase().split(";");
      return coding === name && !parameters.some((p) => /^\s*q=0(\.0*)?\s*$/.test(p));
    });
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}
