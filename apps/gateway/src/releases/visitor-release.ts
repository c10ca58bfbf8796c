import { randomInt } from "node:crypto";
import { buckets } from "@naluma/release";
import { releaseBucketCookie } from "@naluma/site/stored";
import type { Release, Releases } from "./serving.ts";

interface Visited {
  readonly release: Release;
  /** The cookie to set, if any. */
  readonly cookie: readonly string[];
}

export type VisitorRelease = (cookies: Readonly<Record<string, string>>) => Visited;

const yearInSeconds = 31_536_000;

/**
 * The release of a visitor. No cookie is set while all visitors get the same release: a page from that time gets
 * its cookie with the next `builds/latest.json` it requests.
 *
 * @param secure whether players connect by https
 */
export function createVisitorRelease(
  releases: Pick<Releases, "now">,
  secure: boolean,
  draw = () => randomInt(buckets),
): VisitorRelease {
  const attributes = `Path=/; Max-Age=${yearInSeconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  return (cookies) => {
    const serving = releases.now();
    if (serving.running.length === 1) return { release: serving.of(0), cookie: [] };
    const known = bucketIn(cookies[releaseBucketCookie]);
    if (known !== undefined) return { release: serving.of(known), cookie: [] };
    const drawn = draw();
    const cookie = `${releaseBucketCookie}=${drawn}; ${attributes}`;
    return { release: serving.of(drawn), cookie: [cookie] };
  };
}

/** Any other value is treated as if there were no cookie. */
const bucketIn = (text = ""): number | undefined =>
  /^(0|[1-9]\d?)$/.test(text) ? Number(text) : undefined;
