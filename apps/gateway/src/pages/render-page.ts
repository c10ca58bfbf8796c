import type { PageRequest } from "@naluma/site/page";
import { newNonce } from "./brotli-slot.ts";
import type { Host } from "./host-build.ts";
import type { Fresh } from "./page-cache.ts";
import { sealPage, type SealedPage } from "./sealed-page.ts";

/** What the host renders with; the nonce and the callback that prevents caching are added here. */
export type PageAsked = Omit<PageRequest, "nonce" | "dontKeep">;

/**
 * Only the address of a request reaches the renderer: a page cached for everyone cannot contain one visitor's
 * data. The origin is a fixed placeholder, so that no Host header gets into a page either.
 */
const origin = "http://page.invalid";

/** `address` is path and query. The placeholder is random, so that no content can contain it. */
export async function renderPage(
  host: Host,
  address: string,
  asked: PageAsked,
): Promise<Fresh<SealedPage>> {
  const placeholder = newNonce();
  let keep = true;
  const dontKeep = () => {
    keep = false;
  };
  const request = new Request(origin + address);
  const response = await host.render(request, { ...asked, nonce: placeholder, dontKeep });
  const headers = [...response.headers].map(
    ([name, value]) => [name, name === "location" ? ownLocation(value) : value] as const,
  );
  const page = await sealPage({
    status: response.status,
    headers,
    html: await response.text(),
    placeholder,
  });
  return { page, keep: keep && response.status === 200 && !response.headers.has("set-cookie") };
}

const ownLocation = (location: string) =>
  location.startsWith(origin) ? location.slice(origin.length) || "/" : location;
