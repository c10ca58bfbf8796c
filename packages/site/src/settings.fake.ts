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
  currencySymbols: {},
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
  depositUrl: "",
  forgottenPasswordSms: "",
  closed: false,
  apps: { ios: "", android: "" },
  appBridges: { ios: "nalumaApp", android: "NalumaApp" },
  thirdPartyLogins: [],
  hiddenLinks: [],
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

/** That site on a platform that lacks some member services. */
export const siteWithout = (...names: readonly Capability[]): SiteSettings => ({
  ...openSite,
  capabilities: capabilities.filter((name) => !names.includes(name)),
});
