import type { SiteSettings } from "@naluma/site/settings";
import { openSite } from "@naluma/site/settings.fake";
import sites from "virtual:naluma/sites";

/** The site that allows everything, plus those that a gateway can serve. */
export const siteNames = ["open", ...Object.keys(sites)];

export const settingsOf = (site: string): SiteSettings => ({ ...openSite, ...sites[site] });
