import { placesPerReel, reelCount } from "./reels.ts";
import type { Stops } from "./reels.ts";

/**
 * How a round can be checked by whoever played it. Before the first round the player sees the SHA-256 of a
 * server seed; each round's stops are HMAC-SHA256(server seed, "client seed:nonce"); afterwards the server
 * seed is shown. The same file runs on the server and in the page.
 */
export interface Draw {
  /** Hexadecimal; its text, not the bytes it stands for, is the key. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Counts the rounds of one server seed from 0. */
  readonly nonce: number;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const hexadecimal = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What is shown before the first round: SHA-256 of the seed's text, hexadecimal. */
export async function commitmentTo(serverSeed: string): Promise<string> {
  return hexadecimal(await crypto.subtle.digest("SHA-256", bytes(serverSeed)));
}

/**
 * The stops of a round: of each group of four bytes, as a number, the remainder by the places of a reel. That
 * is a power of two, so no place is favoured.
 */
export async function stopsOf({ serverSeed, clientSeed, nonce }: Draw): Promise<Stops> {
  const key = await crypto.subtle.importKey(
    "raw",
    bytes(serverSeed),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const digest = new DataView(
    await crypto.subtle.sign("HMAC", key, bytes(`${clientSeed}:${nonce}`)),
  );
  return Array.from({ length: reelCount }, (_, reel) => digest.getUint32(reel * 4) % placesPerReel);
}

/** Whether a finished round came out as its seeds demand. */
export async function isFair(
  draw: Draw,
  { commitment, stops }: { readonly commitment: string; readonly stops: Stops },
): Promise<boolean> {
  const expected = await stopsOf(draw);
  return (
    (await commitmentTo(draw.serverSeed)) === commitment &&
    expected.length === stops.length &&
    expected.every((stop, reel) => stop === stops[reel])
  );
}
