import type { Capability } from "@naluma/site/capabilities";
import { locales } from "@naluma/site/locale";
import type { Hono } from "hono";
import type { Services } from "../services.ts";
import { siteSettings } from "../sites/site-settings.ts";
import { sites as builtSites, type SiteRecord } from "../sites/sites.ts";
import type { Bound } from "../wire/client-address.ts";
import { audit } from "./audit.ts";
import { operatorOf } from "./operator-key.ts";
import { accepted, readJson, refused } from "./read-json.ts";

type Needs = Pick<Services, "config" | "db" | "publisher" | "serviceAddress" | "sites">;

const settingsDto = (
  site: SiteRecord,
  {
    capabilities,
    serviceAddress,
  }: {
    readonly capabilities: readonly Capability[];
    readonly serviceAddress: Services["serviceAddress"];
  },
) => ({
  site_id: site.id,
  name: site.name,
  settings: {
    titles: site.titles,
    currencies: site.currencies,
    isDemo: site.isDemo,
    linkExpireTime: site.linkExpireTime,
    logos: site.logos,
    customerService: site.customerService,
    minimumAge: site.minimumAge,
    excludedCountries: site.excludedCountries,
    leftOut: site.leftOut,
  },
  /** The fallback for a language without an address of its own. */
  own_service: Object.fromEntries(locales.map((lang) => [lang, serviceAddress(lang)])),
  /** The currencies in which the sandbox has play money. */
  offered: [...new Set(builtSites.flatMap(({ currencies }) => currencies))],
  /** The member services that the site may leave out. */
  services: capabilities.filter((name) => !site.lacks.includes(name)),
});

/** The settings of a site that an operator can change without a build. */
export const addSettings = (
  app: Hono<Bound>,
  { config: { capabilities }, db, publisher, serviceAddress, sites }: Needs,
): void => {
  const dtoOf = (site: SiteRecord) => settingsDto(site, { capabilities, serviceAddress });
  app.get("/sandbox/settings", (c) => accepted(c, sites.all().map(dtoOf)));

  app.post("/sandbox/settings/:siteId{[0-9]{1,6}}", async (c) => {
    const id = Number(c.req.param("siteId"));
    const before = sites.withId(id);
    if (!before) return refused(c, 404, "There is no such site.");
    const read = await readJson(c, siteSettings);
    if ("refused" in read) return read.refused;
    await db.transaction(async (tx) => {
      await sites.keep(tx, id, read.body);
      const { settings } = dtoOf(before);
      const detail = { site_id: id, ...read.body };
      await audit(tx, operatorOf(c), "site.settings", String(id), detail, settings);
    });
    await sites.reload();
    // Sent for any change, because this is the only event in the contract that makes clients reload the details
    // (RT-09).
    await publisher.publish(["web_member"], "customer_service_link_change", {});
    const site = sites.withId(id);
    return accepted(c, site && dtoOf(site));
  });
};
