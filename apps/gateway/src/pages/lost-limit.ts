import { pages } from "@naluma/site/pages";
import { createRateLimit } from "../reports/rate-limit.ts";
import type { Fresh } from "./page-cache.ts";
import type { SealedPage } from "./sealed-page.ts";

/** Addresses of no page that one visitor has drawn in a minute: nobody follows so many dead links. */
const limit = 120;
const window = 60_000;

const patterns = Object.keys(pages).map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`, "i"),
);

/** Too many of a visitor's addresses were none of a page. */
export class LostTooOften extends Error {}

export type LostLimit = (
  visitor: string,
  path: string,
  render: () => Promise<Fresh<SealedPage>>,
) => Promise<Fresh<SealedPage>>;

/**
 * Renders for a visitor unless he has asked for too many pages that are not there. Such pages are not kept, as anybody
 * can make up a new address, and each costs a render that others wait for. Paths that have the form of a page
 * count by themselves, so that who looks for holes behind the same address takes no page from players.
 */
export function createLostLimit(now: () => number): LostLimit {
  const lost = createRateLimit(limit, window, now);
  return async (visitor, path, render) => {
    const isOurs = patterns.some((pattern) => pattern.test(path));
    const key = `${visitor} ${isOurs}`;
    // Counted before it is known, so that many at once are not let through.
    if (!lost.allow(key)) throw new LostTooOften();
    let isLost = false;
    try {
      const fresh = await render();
      isLost = fresh.page.status === 404;
      return fresh;
    } finally {
      if (!isLost) lost.giveBack(key);
    }
  };
}
