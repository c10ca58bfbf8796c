import { cookies } from "@naluma/site/stored";
import { consentLifetime, consentText, type GivenConsent } from "@naluma/site/tracking-consent";

/** The parts of a document and its address that cookies need. */
export interface CookiePage {
  readonly document: { cookie: string };
  readonly location: Pick<Location, "protocol">;
}

export function readCookie({ document }: Pick<CookiePage, "document">, name: string) {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Restricted to our host: neither other sites nor subdomains receive it. */
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
