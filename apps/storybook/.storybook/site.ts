import { openSite } from "@naluma/site/settings.fake";
import type { Site } from "@naluma/site/use-site";

export const storySite: Site = {
  template: "desktop",
  client: "desktop",
  currency: "USD",
  settings: openSite,
};
