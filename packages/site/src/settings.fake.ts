import { capabilities, type Capability } from "./capabilities.ts";
import type { SiteSettings } from "./settings.ts";

/** A site that allows everything, for tests and stories, which should show all features. */
export const openSite: SiteSettings = {
  siteId: 1,
  siteName: "Naluma",
  titles: { zh: "Naluma", en: "Naluma" },
  brand: { logo: "", mark: "", colours: { dark: {}, light: {} } },
  templates: { pc: "pc_1", mobile: "H5_1" },
  modelVersion: "1",
  currencies: ["USD", "VND", "RMB"],
  languages: ["en_US", "zh_CN", "th_TH", "my_MM", "ta_IN"],
  describedCurrencies: {},
  isDemo: false,
  minimumAge: 18,
  gameRoom: false,
  desktopLock: false,
  languageCookie: "lang",
  crossOrigin: false,
  gameOrigins: [],
  frameOrigins: [],
  imageOrigins: [],
  connectOrigins: [],
  allowHttp: true,
  openTypes: { desktop: "window", mobile: "page", app: "page", byProvider: {} },
  landscapeProviders: [],
  siteDetailFile: "",
  customerServiceUrl: "",
  forgottenPasswordSms: "",
  closed: false,
  apps: { ios: "", android: "" },
  appBridges: { ios: "nalumaApp", android: "NalumaApp" },
  thirdPartyLogins: [],
  hiddenLinks: [],
  pages: {},
  toastsAtOnce: 5,
  routeRules: {},
  domains: [],
  capabilities,
  playMoney: true,
  tenDigitPhones: false,
  buildCheckSeconds: 3_600,
  iconService: "",
  tracking: {},
};

/** A site whose money is none of the twelve currencies, as its file describes it; no browser knows the last one. */
export const ownMoney = {
  currencies: ["EUR", "CLP", "GLD"],
  describedCurrencies: {
    EUR: { decimals: 2, sign: "€" },
    CLP: { decimals: 0, sign: "$" },
    GLD: { decimals: 1, sign: "⊙", name: { en_US: "Gold of the house" } },
  },
} as const satisfies Partial<SiteSettings>;

/** That site on a platform that lacks some member services. */
export const siteWithout = (...names: readonly Capability[]): SiteSettings => ({
  ...openSite,
  capabilities: capabilities.filter((name) => !names.includes(name)),
});
