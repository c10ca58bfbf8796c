import type { PageRequest } from "@naluma/site/page";
import type { Host } from "./host-build.ts";
import { newNonce } from "./nonce.ts";
import type { Fresh } from "./page-cache.ts";
import { sealPage, type SealedPage } from "./sealed-page.ts";

/** What the host renders with; the nonce and the sign not to keep the page are added here. */
export type PageAsked = Omit<PageRequest, "nonce" | "dontKeep">;

/**
 * Nothing of a request but its address reaches a render: what is kept for everyone cannot hold what
 * belongs to one. The origin is one of nobody's, so that no Host header gets into a page either.
 */
const origin = "http://page.invalid";

/** `address` is path and query. The placeholder is random, so that no content can name it. */
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
