import { openSite } from "@naluma/site/fakes/open-site";
import type { Site } from "@naluma/site/use-site";

export const storySite: Site = {
  template: "desktop",
  client: "desktop",
  currency: "USD",
  settings: openSite,
};
