declare module "virtual:naluma/sites" {
  import type { SiteSettings } from "@naluma/site/settings";

  const sites: Readonly<Record<string, Partial<SiteSettings>>>;
  export default sites;
}
