import type { Locale } from "./locale.ts";
import { openSite } from "./settings.fake.ts";
import type { Site } from "./use-site.ts";

interface Place {
  readonly name: string;
  readonly site: Site;
  readonly locale: Locale;
  /** The site's values on the wire, in the contract's own numbers and names. */
  readonly wire: {
    readonly site: { readonly site_id: number };
    readonly siteCurrency: { readonly site_id: number; readonly currency: string };
    /** `device` and `support_device`. */
    readonly device: number;
    readonly displayDevice: number;
    readonly bannerUse: number;
    readonly template: string;
    readonly locale: string;
    readonly modelVersion: string;
  };
}

/** Two pages that share none of the site values in their calls, for tests of these values. */
export const twoPlaces: readonly Place[] = [
  {
    name: "on desktop",
    site: {
      settings: {
        ...openSite,
        siteId: 1,
        modelVersion: "1",
        templates: { pc: "origin_pc", mobile: "origin_mobile" },
      },
      template: "desktop",
      client: "desktop",
      currency: "USD",
    },
    locale: "en_US",
    wire: {
      site: { site_id: 1 },
      siteCurrency: { site_id: 1, currency: "USD" },
      device: 1,
      displayDevice: 1,
      bannerUse: 0,
      template: "origin_pc",
      locale: "en_US",
      modelVersion: "1",
    },
  },
  {
    name: "on another site's phones",
    site: {
      settings: {
        ...openSite,
        siteId: 9,
        modelVersion: "2",
        templates: { pc: "bob_pc", mobile: "bob_mobile" },
      },
      template: "mobile",
      client: "mobile",
      currency: "VND",
    },
    locale: "zh_CN",
    wire: {
      site: { site_id: 9 },
      siteCurrency: { site_id: 9, currency: "VND" },
      device: 2,
      displayDevice: 2,
      bannerUse: 2,
      template: "H5_2",
      locale: "zh_CN",
      modelVersion: "2",
    },
  },
];
