import type { Store } from "@naluma/machine";
import type { Currency } from "@naluma/site/currency";
import { atom } from "jotai/vanilla";
import { cookiesOfLink, cookieText, type CookieOrder } from "./link-cookies.ts";
import { isLink, linkIn, noLink, type Link } from "./link.ts";

export { isLink } from "./link.ts";

export interface LinkedPage {
  readonly document: Pick<Document, "cookie">;
  readonly location: Pick<Location, "search" | "protocol">;
  readonly performance: Pick<Performance, "getEntriesByType">;
}

/** The link that opened this tab; undefined until it is first read. */
const landedLinkAtom = atom<Link | undefined>(undefined);

/** The player may have navigated before the first read, so the performance entry of the page is used. */
function landedAt({ location, performance }: LinkedPage): Link {
  const link = linkIn(location.search);
  if (isLink(link)) return link;
  const [entry] = performance.getEntriesByType("navigation");
  return entry && URL.canParse(entry.name) ? linkIn(new URL(entry.name).search) : noLink;
}

/** The link that opened this tab, whatever page is open now. */
export function landedLink(store: Store, page: LinkedPage): Link {
  const known = store.get(landedLinkAtom);
  if (known) return known;
  const link = landedAt(page);
  store.set(landedLinkAtom, link);
  return link;
}

/** Removes the introducer from this tab's link; the currency stays. */
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
  /** LINK_EXPIRE_TIME; undefined if the operator sets none or its settings are unavailable. */
  readonly minutes: number | undefined;
}

/** Stores a link for later visits. */
export const keepLink = (page: LinkedPage, link: Link, { offered, minutes }: Kept): void =>
  writeCookies(page, cookiesOfLink(link, offered, minutes));
