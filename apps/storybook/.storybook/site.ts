import type { Site } from "@naluma/site/use-site";

/** A site that allows everything: stories show features, not what an operator switched off. */
export const storySite: Site = {
  template: "desktop",
  client: "desktop",
  currency: "USD",
  settings: {
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
    playMoney: true,
  },
};
