import { cookies } from "@naluma/site/stored";
import { consentLifetime, consentText, type GivenConsent } from "@naluma/site/tracking-consent";

/** What is used of a document and its address to keep cookies. */
export interface CookiePage {
  readonly document: { cookie: string };
  readonly location: Pick<Location, "protocol">;
}

/** The value of a cookie; nothing where there is none. */
export function readCookie({ document }: Pick<CookiePage, "document">, name: string) {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Ours alone: neither a page of another site nor a subdomain gets it. */
export function writeCookie(
  { document, location }: CookiePage,
  name: string,
  value: string,
  seconds: number,
): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

export const dropCookie = (page: CookiePage, name: string): void => writeCookie(page, name, "", 0);

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
