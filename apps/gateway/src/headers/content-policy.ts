import type { SiteSettings } from "@naluma/site/settings";
import { trackingOrigins } from "@naluma/site/tracking";

export const reportGroup = "gateway";
export const reportPath = "/reports/csp";

const list = (...sources: readonly string[]) => sources.join(" ");

/**
 * The policy of every document (docs/contracts.md#addresses-and-content) without its nonce, split into the parts
 * before and after it, so that a response only has to join three strings. `sockets` are allowed in addition to
 * those of the site.
 */
export function contentPolicy(
  { imageOrigins, connectOrigins, frameOrigins, iconService, tracking }: SiteSettings,
  ...sockets: readonly string[]
): readonly [string, string, string] {
  // The trackers' scripts need no entry here: scripts added by our own scripts may run ('strict-dynamic').
  const trackers = trackingOrigins({ tracking });
  const icons = iconService.startsWith("http") ? [new URL(iconService).origin] : [];
  const frames = frameOrigins.length > 0 ? list(...frameOrigins) : "'none'";
  return [
    "default-src 'none'; script-src 'nonce-",
    "' 'strict-dynamic'; style-src 'self' 'nonce-",
    `'; ${[
      list("img-src 'self' data:", ...new Set([...imageOrigins, ...trackers])),
      "font-src 'self'",
      list(
        "connect-src 'self'",
        ...new Set([...connectOrigins, ...icons, ...sockets, ...trackers]),
      ),
      `frame-src ${frames}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types dompurify default",
      `report-uri ${reportPath}`,
      `report-to ${reportGroup}`,
    ].join("; ")}`,
  ];
}

export const withNonce = (policy: readonly [string, string, string], nonce: string): string =>
  policy.join(nonce);
