import type { Draws } from "./engine.ts";

/**
 * The data with which players can verify a round. Before the first round the player sees the SHA-256 of a server seed;
 * each round's numbers are HMAC-SHA256(server seed, "client seed:nonce"), four bytes per number. Further numbers come
 * from "client seed:nonce:1" and so on; afterwards the server seed is revealed. The same file runs on the server and in
 * the page.
 */
export interface Draw {
  /** Hexadecimal; the key is this text, not the bytes it encodes. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Counts the rounds of one server seed from 0. */
  readonly nonce: number;
}

/**
 * Of eight numbers each. No engine comes near the total of 160; some are discarded when a limit is not a power of two.
 */
const blocks = 20;
const numbersPerBlock = 8;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Shown before the first round: the SHA-256 of the seed's text, in hexadecimal. */
export async function commitmentTo(serverSeed: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes(serverSeed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The round's numbers, each from 0 to 2³² - 1. Computed in advance, so that engines can be synchronous. */
export async function numbersOf({
  serverSeed,
  clientSeed,
  nonce,
}: Draw): Promise<readonly number[]> {
  const key = await crypto.subtle.importKey(
    "raw",
    bytes(serverSeed),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const digests = await Promise.all(
    Array.from({ length: blocks }, (_, block) => {
      const text = `${clientSeed}:${nonce}${block === 0 ? "" : `:${block}`}`;
      return crypto.subtle.sign("HMAC", key, bytes(text));
    }),
  );
  return digests.flatMap((digest) => {
    const view = new DataView(digest);
    return Array.from({ length: numbersPerBlock }, (_, at) => view.getUint32(at * 4));
  });
}

/** Draws from these numbers, beginning with the first; every evaluation of a round starts over. */
export function drawsFrom(numbers: readonly number[]): Draws {
  let used = 0;
  return {
    below(limit) {
      if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32) {
        throw new RangeError(`Nothing can be drawn below ${limit}`);
      }
      // Numbers beyond the last whole multiple would favour small results, so they are skipped.
      const even = 2 ** 32 - (2 ** 32 % limit);
      for (;;) {
        const number = numbers[used];
        if (number === undefined) throw new RangeError("The numbers of the round are used up");
        used += 1;
        if (number < even) return number % limit;
      }
    },
  };
}

export const drawsOf = async (draw: Draw): Promise<Draws> => drawsFrom(await numbersOf(draw));
