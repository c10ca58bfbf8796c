import type { SiteSettings } from "../settings.ts";

/** A site that allows everything, for tests and stories: they show features, not what is switched off. */
export const openSite: SiteSettings = {
  siteId: 1,
  siteName: "Naluma",
  titles: { zh: "Naluma", en: "Naluma" },
  templates: { pc: "pc_1", mobile: "H5_1" },
  modelVersion: "1",
  currencies: ["USD", "VND", "RMB"],
  languages: ["en_US", "zh_CN", "th_TH", "my_MM", "ta_IN"],
  currencySymbols: {},
  isDemo: false,
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
  customerServiceUrl: "",
  closed: false,
  hiddenLinks: [],
  toastsAtOnce: 5,
  playMoney: true,
};
