import { outwardAddress } from "@naluma/site/address";
import type { PagePath } from "@naluma/site/pages";
import type { SiteSettings } from "@naluma/site/settings";
import { Hono } from "hono";

interface WellKnown {
  readonly settings: Pick<SiteSettings, "customerServiceUrl" | "allowHttp">;
  readonly publicOrigin: string;
  readonly now: () => number;
}

/** A visitor is asked to log in there, and comes back to it. */
const passwordPage: PagePath = "/user/Info";

/** RFC 9116 wants less than a year, so that nobody writes to where nobody reads any more. */
const securityTxtDays = 180;

/** What other programs look for: password managers where a password is changed, researchers whom to write to. */
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
