import { outwardAddress } from "@naluma/site/address";
import type { PagePath } from "@naluma/site/pages";
import type { SiteSettings } from "@naluma/site/settings";
import { Hono } from "hono";

interface WellKnown {
  readonly settings: Pick<SiteSettings, "customerServiceUrl" | "allowHttp">;
  readonly publicOrigin: string;
  readonly now: () => number;
}

/** An anonymous visitor is asked to log in there and then returned to it. */
const passwordPage: PagePath = "/user/Info";

/** RFC 9116 recommends less than a year, so that an outdated contact does not stay published. */
const securityTxtDays = 180;

/**
 * What other programs look up: the page to change a password, for password managers, and the security contact,
 * for researchers.
 */
export function wellKnown({ settings, publicOrigin, now }: WellKnown): Hono {
  const app = new Hono();
  app.get("/.well-known/change-password", (c) => {
    c.header("cache-control", "no-store");
    return c.redirect(passwordPage, 302);
  });
  const contact = outwardAddress(settings.customerServiceUrl, settings);
  if (contact)
    app.get("/.well-known/security.txt", (c) => {
      const expires = new Date(now() + securityTxtDays * 86_400_000);
      const lines = [
        `Contact: ${contact.href}`,
        `Expires: ${expires.toISOString()}`,
        `Canonical: ${publicOrigin}/.well-known/security.txt`,
        "Preferred-Languages: en",
      ];
      return c.text(`${lines.join("\n")}\n`, 200, { "cache-control": "public, max-age=86400" });
    });
  return app;
}
