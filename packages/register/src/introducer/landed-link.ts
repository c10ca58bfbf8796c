import type { Store } from "@naluma/machine";
import type { Currency } from "@naluma/site/currency";
import { atom } from "jotai/vanilla";
import { cookiesOfLink, cookieText, type CookieOrder } from "./link-cookies.ts";
import { isLink, linkIn, noLink, type Link } from "./link.ts";

export { isLink } from "./link.ts";

/** What is used of the page. */
export interface LinkedPage {
  readonly document: Pick<Document, "cookie">;
  readonly location: Pick<Location, "search" | "protocol">;
  readonly performance: Pick<Performance, "getEntriesByType">;
}

/** The link by which this tab came; undefined until somebody looked. */
const landedLinkAtom = atom<Link | undefined>(undefined);

/** A player may have gone on to another page before anybody looked: then the page's own entry knows. */
function landedAt({ location, performance }: LinkedPage): Link {
  const link = linkIn(location.search);
  if (isLink(link)) return link;
  const [entry] = performance.getEntriesByType("navigation");
  return entry && URL.canParse(entry.name) ? linkIn(new URL(entry.name).search) : noLink;
}

/** The link by which the tab came, whatever page is open now. */
export function landedLink(store: Store, page: LinkedPage): Link {
  const known = store.get(landedLinkAtom);
  if (known) return known;
  const link = landedAt(page);
  store.set(landedLinkAtom, link);
  return link;
}

/** No introducer of this tab's link any more; its currency stays. */
export function dropLandedIntroducer(store: Store, page: LinkedPage): void {
  const { currency } = landedLink(store, page);
  store.set(landedLinkAtom, { ...noLink, currency });
}

export function writeCookies(page: LinkedPage, orders: readonly CookieOrder[]): void {
  const isSecure = page.location.protocol === "https:";
  for (const order of orders) page.document.cookie = cookieText(order, { isSecure });
}

interface Kept {
  readonly offered: readonly Currency[];
  /** LINK_EXPIRE_TIME; undefined where the operator says none, or is not heard. */
  readonly minutes: number | undefined;
}

/** What a link leaves for later visits. */
export const keepLink = (page: LinkedPage, link: Link, { offered, minutes }: Kept): void =>
  writeCookies(page, cookiesOfLink(link, offered, minutes));
