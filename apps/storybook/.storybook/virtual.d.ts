declare module "virtual:naluma/wire" {
  import type { ShownCall } from "@naluma/tools/story-data";

  const calls: readonly ShownCall[];
  export default calls;
}

declare module "virtual:naluma/sites" {
  import type { SiteSettings } from "@naluma/site/settings";

  const sites: Readonly<Record<string, Partial<SiteSettings>>>;
  export default sites;
}
