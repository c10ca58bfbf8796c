import { openedPages } from "@naluma/site/own-pages";
import type { SiteSettings } from "@naluma/site/settings";
import { templateHints } from "../visitor/pick-template.ts";
import { contentPolicy, reportGroup, reportPath, withNonce } from "./content-policy.ts";

/** Query keys that log a player in. An address with one of them must not leak through Referer or a cache. */
export const secretKeys = ["tk", "enc", "data", "member_account", "member_currency", "member_id"];

/**
 * Small windows to which the lobby keeps a handle, and the player that frames a game. A policy of their own
 * would sever the link to their opener.
 */
const windowPaths = openedPages.map((path) => path.toLowerCase());

/**
 * These pages follow /loading in the deposit windows: a policy that /loading does not have would sever that link
 * too.
 */
const afterLoading = ["/user/deposit", "/fastpayment"];

/** Routes match in any letter case and with a trailing slash, so their headers must too. */
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

/** The headers that documents have in addition to those of every response, error screens and redirects included. */
export function documentHeaders(settings: SiteSettings, publicOrigin: string) {
  const { host: ownHost } = new URL(publicOrigin);
  const ownPolicy = contentPolicy(settings);
  // An agent's domain shows the same site, but its real-time socket is on the site's own origin.
  const policyElsewhere = contentPolicy(settings, publicOrigin.replace(/^http/, "ws"));

  return ({ host, path, query }: DocumentAsked, nonce: string): Record<string, string> => {
    const policy = host === ownHost ? ownPolicy : policyElsewhere;
    const secret = secretKeys.some((key) => query.has(key));
    return {
      ...always,
      "content-security-policy": withNonce(policy, nonce),
      "referrer-policy": secret ? "no-referrer" : "strict-origin-when-cross-origin",
      // Revalidated, but not no-store, which would keep pages out of the back-forward cache.
      "cache-control": secret ? "private, no-store" : "private, no-cache",
      ...(isWindow(path) ? {} : { "cross-origin-opener-policy": "same-origin-allow-popups" }),
    };
  };
}
