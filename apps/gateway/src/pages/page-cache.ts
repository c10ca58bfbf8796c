import { pageMaxAge } from "@naluma/site/page";

/** A page, and whether it may be cached: not if the platform did not respond while it was rendered. */
export interface Fresh<Page> {
  readonly page: Page;
  readonly keep: boolean;
}

export interface CacheOptions {
  /** Milliseconds for which a page is served as it is. After that it is still served while a new one is rendered. */
  readonly freshFor: number;
  readonly capacity: number;
  now(): number;
  /** Called when a background render fails; the older page stays in the cache. */
  onFailure(error: unknown): void;
}

export interface PageCache<Page> {
  get(key: string, render: () => Promise<Fresh<Page>>): Promise<Page>;
  readonly size: number;
}

/** Rendered public pages. Concurrent requests for the same page share one render. */
export function createPageCache<Page>({
  freshFor,
  capacity,
  now,
  onFailure,
}: CacheOptions): PageCache<Page> {
  // A Map keeps insertion order, so its first entry is the least recently used one.
  const cached = new Map<string, { readonly page: Page; readonly at: number }>();
  const underWay = new Map<string, Promise<Page>>();

  const keep = (key: string, page: Page) => {
    cached.delete(key);
    cached.set(key, { page, at: now() });
    const [oldest] = cached.keys();
    if (cached.size > capacity && oldest !== undefined) cached.delete(oldest);
  };

  const renderOnce = (key: string, render: () => Promise<Fresh<Page>>) => {
    const running = underWay.get(key);
    if (running) return running;
    const started = render()
      .then((fresh) => {
        if (fresh.keep) keep(key, fresh.page);
        return fresh.page;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };

  return {
    get size() {
      return cached.size;
    },
    async get(key, render) {
      const found = cached.get(key);
      const age = found ? now() - found.at : Infinity;
      if (!found || age >= pageMaxAge) return renderOnce(key, render);
      cached.delete(key);
      cached.set(key, found);
      if (age >= freshFor) renderOnce(key, render).catch(onFailure);
      return found.page;
    },
  };
}
