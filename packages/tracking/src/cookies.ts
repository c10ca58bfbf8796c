import { cookies } from "@naluma/site/stored";
import {
  clickCookieText,
  clickIdLifetime,
  consentLifetime,
  consentText,
  type GivenConsent,
} from "@naluma/site/tracking-cookies";

export interface CookiePage {
  readonly document: { cookie: string };
  readonly location: Pick<Location, "protocol">;
}

export function readCookie({ document }: Pick<CookiePage, "document">, name: string) {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Restricted to our host: neither other sites nor subdomains receive it. */
function writeCookie(
  { document, location }: CookiePage,
  name: string,
  value: string,
  seconds: number,
): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

const dropCookie = (page: CookiePage, name: string): void => writeCookie(page, name, "", 0);

export const storeConsent = (
  page: CookiePage,
  { answer, at }: GivenConsent,
  configuration: string,
): void =>
  writeCookie(
    page,
    cookies.trackingConsent,
    consentText(answer, { now: at, configuration }),
    consentLifetime,
  );

/** The query parameter for the id of an ad click (TRACK-02). */
const key = "fbclid";

/** The address without the click id, which is not needed there once it has been stored or refused. */
function withoutClickId(address: string): string | undefined {
  const url = new URL(address);
  if (!url.searchParams.has(key)) return undefined;
  url.searchParams.delete(key);
  return url.pathname + url.search + url.hash;
}

export interface ClickPage extends CookiePage {
  readonly location: Pick<Location, "protocol" | "href">;
  readonly history: Pick<History, "state" | "replaceState">;
}

const cleanAddress = ({ location, history }: ClickPage): void => {
  const clean = withoutClickId(location.href);
  if (clean !== undefined) history.replaceState(history.state, "", clean);
};

/** Stores the click from the page's initial query. A query without a click keeps an earlier one. */
export function storeClickId(page: ClickPage, search: string, now: number): void {
  const text = clickCookieText(new URLSearchParams(search).get(key), now);
  if (text !== undefined) writeCookie(page, cookies.clickId, text, clickIdLifetime);
  cleanAddress(page);
}

/** The pixel's own cookie, which it sets beside ours. */
const browserId = "_fbp";

export function forgetClick(page: ClickPage): void {
  for (const name of [cookies.clickId, browserId])
    if (readCookie(page, name) !== undefined) dropCookie(page, name);
  cleanAddress(page);
}

/** The first-party cookie's text, sent unchanged with the event. */
export const keptClick = (page: Pick<CookiePage, "document">): string | undefined =>
  readCookie(page, cookies.clickId) || undefined;
