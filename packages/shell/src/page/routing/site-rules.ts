import type { SiteSettings } from "@naluma/site/settings";

/**
 * The site's route rules in the browser. A client middleware runs before any component and gets no data from them, so
 * the page stores the rules here.
 */
let rules: SiteSettings["routeRules"] = {};

export const siteRules = (): SiteSettings["routeRules"] => rules;

export function keepSiteRules(settings: Pick<SiteSettings, "routeRules">): void {
  rules = settings.routeRules;
}
