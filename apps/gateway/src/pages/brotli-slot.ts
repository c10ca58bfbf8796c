import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  createBrotliCompress,
} from "node:zlib";

/** 18 random bytes: 24 letters that need no escaping in a page, an attribute or a header. */
export const newNonce = (): string => randomBytes(18).toString("base64url");

export interface SlottedBrotli {
  /** The compressed page with this nonce, which must be as long as those of `newNonce`. */
  fill(nonce: string): Buffer;
}

/**
 * At this quality the encoder uses no context of neighbouring letters, which would make its output depend on the
 * nonce.
 */
const quality = 4;
const attempts = 3;

/**
 * Compresses a page once for all its nonces. `parts` are the texts between them.
 *
 * The first nonce is in a block of its own: 24 random letters do not compress, so the encoder stores them
 * literally, aligned to a byte. Each later nonce is a copy of the first ("go back n bytes, take 24"), so
 * replacing the letters in that one place changes them all. Each page is verified by decompressing it with two
 * nonces that differ in every position; a page that fails is compressed again for each response.
 */
export async function brotliWithSlot(parts: readonly string[]): Promise<SlottedBrotli> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const slotted = await trySlot(parts);
    if (slotted) return slotted;
  }
  return { fill: (nonce) => compressWhole(parts.join(nonce)) };
}

async function trySlot(parts: readonly string[]): Promise<SlottedBrotli | undefined> {
  const [first = "", ...rest] = parts;
  if (rest.length === 0) {
    const packed = compressWhole(first);
    return { fill: () => packed };
  }
  const stand = newNonce();
  const packed = await compressAround(first, stand, stand + rest.join(stand));
  const slot = packed.indexOf(stand);
  if (slot < 0) return undefined;
  const fill = (nonce: string) => {
    const answer = Buffer.from(packed);
    answer.write(nonce, slot, "latin1");
    return answer;
  };
  return unpacksAlways(parts, fill) ? { fill } : undefined;
}

/** `rest` begins with the nonce; flushing before and after it gives the first nonce a block of its own. */
async function compressAround(before: string, nonce: string, rest: string): Promise<Buffer> {
  const size = Buffer.byteLength(before) + Buffer.byteLength(rest);
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
  const chunks: Buffer[] = [];
  encoder.on("data", (chunk: Buffer) => chunks.push(chunk));
  const flush = () =>
    new Promise<void>((resolve) => encoder.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  encoder.write(before);
  await flush();
  encoder.write(nonce);
  await flush();
  encoder.end(rest.slice(nonce.length));
  await once(encoder, "end");
  return Buffer.concat(chunks);
}

function unpacksAlways(parts: readonly string[], fill: (nonce: string) => Buffer): boolean {
  const one = newNonce();
  const other = one.replace(/./g, (letter) => (letter === "A" ? "B" : "A"));
  return [one, other].every((nonce) => {
    try {
      return brotliDecompressSync(fill(nonce)).equals(Buffer.from(parts.join(nonce)));
    } catch {
      return false;
    }
  });
}

const compressWhole = (text: string): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
