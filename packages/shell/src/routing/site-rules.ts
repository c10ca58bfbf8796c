import type { SiteSettings } from "@naluma/site/settings";

/**
 * The site's route rules as the browser knows them. A client middleware runs before any component
 * and gets nothing of it, so the page leaves them here.
 */
let rules: SiteSettings["routeRules"] = {};

export const siteRules = (): SiteSettings["routeRules"] => rules;

export function keepSiteRules(settings: Pick<SiteSettings, "routeRules">): void {
  rules = settings.routeRules;
}
