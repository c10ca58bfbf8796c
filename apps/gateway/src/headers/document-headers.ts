import { openedPages } from "@naluma/site/own-pages";
import type { SiteSettings } from "@naluma/site/settings";
import { templateHints } from "../visitor/pick-template.ts";
import { contentPolicy, reportGroup, reportPath, withNonce } from "./content-policy.ts";

/** Keys that log in by address. Such an address reaches no Referer and no cache. */
export const secretKeys = ["tk", "enc", "data", "member_account", "member_currency", "member_id"];

/**
 * Small windows of which the lobby keeps a handle, and the player, which frames a game: a policy of
 * their own would cut the tie to their opener.
 */
const windowPaths = openedPages.map((path) => path.toLowerCase());

/** Come after /loading into the windows of a deposit: a policy that /loading lacks would cut that tie as well. */
const afterLoading = ["/user/deposit", "/fastpayment"];

/** Routes match in any letter case and with a trailing slash; so do their headers. */
const isWindow = (path: string) =>
  [...windowPaths, ...afterLoading].includes(path.toLowerCase().replace(/(?<=.)\/+$/, ""));

const denied = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "hid", "midi"];

const always: Readonly<Record<string, string>> = {
  "permissions-policy": denied.map((feature) => `${feature}=()`).join(", "),
  "reporting-endpoints": `${reportGroup}="${reportPath}"`,
  "accept-ch": templateHints.join(", "),
  vary: ["Accept-Encoding", "Accept-Language", "Cookie", "User-Agent", ...templateHints].join(", "),
};

export interface DocumentAsked {
  /** The Host header. */
  readonly host: string | undefined;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** What documents have beside the headers of every answer, error screens and redirects included. */
export function documentHeaders(settings: SiteSettings, publicOrigin: string) {
  const { host: ownHost } = new URL(publicOrigin);
  const ownPolicy = contentPolicy(settings);
  // An agent's domain shows the same site: its real time is where the site's own is.
  const policyElsewhere = contentPolicy(settings, publicOrigin.replace(/^http/, "ws"));

  return ({ host, path, query }: DocumentAsked, nonce: string): Record<string, string> => {
    const policy = host === ownHost ? ownPolicy : policyElsewhere;
    const secret = secretKeys.some((key) => query.has(key));
    return {
      ...always,
      "content-security-policy": withNonce(policy, nonce),
      "referrer-policy": secret ? "no-referrer" : "strict-origin-when-cross-origin",
      // Revalidated, yet not no-store: that would keep pages out of the back-forward cache.
      "cache-control": secret ? "private, no-store" : "private, no-cache",
      ...(isWindow(path) ? {} : { "cross-origin-opener-policy": "same-origin-allow-popups" }),
    };
  };
}
