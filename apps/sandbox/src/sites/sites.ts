import type { Currency } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";

/** What the platform knows of a site, and what an operator decided about it; its public configuration lies with the gateway. */
export interface SiteRecord {
  readonly id: number;
  readonly name: string;
  /** Names of its templates, as its public configuration has them: each has a channel. */
  readonly templates: readonly string[];
  readonly titles: { readonly zh: string; readonly en: string };
  /** In the order in which they are offered. */
  readonly currencies: readonly Currency[];
  readonly isDemo: boolean;
  /** Members are rewarded for friends whom they bring. */
  readonly friendRewards: boolean;
  /** How often members are told of time and result who chose nothing, and whether they may be told never. */
  readonly realityCheck: { readonly minutes: number; readonly mayBeOff: boolean };
  /** Currencies in which the cash surplus runs. */
  readonly cashSurplus: readonly Currency[];
  /** Lifetime of introducer cookies, in minutes. */
  readonly linkExpireTime: number;
  /** Members set limits to their play, take time-outs and exclude themselves. */
  readonly playLimits: boolean;
  /** Members protect their login by an authenticator app and by passkeys. */
  readonly loginProtection: boolean;
  /** The youngest who may register, in years. */
  readonly minimumAge: number;
  /** Nobody registers from there: ISO 3166-1 alpha-2. */
  readonly excludedCountries: readonly string[];
  /** The picture beside the registration. */
  readonly registerScene: "garden" | "harbour";
  /** The site's own; without one its pages show their maker's mark. */
  readonly logos: readonly { readonly photo_path: string }[];
  /** Addresses of customer service; a language without one has the sandbox's own page. */
  readonly customerService: Readonly<Partial<Record<Locale, string>>>;
}

/** As they are until an operator decides otherwise (open-sites.ts). Their ids count from 1. */
export const sites: readonly SiteRecord[] = [
  {
    id: 1,
    name: "naluma",
    templates: ["origin_pc", "origin_mobile"],
    titles: { zh: "纳鲁玛 · 游戏大厅", en: "Naluma · Games" },
    currencies: ["USD", "RMB", "VND", "THB", "INR", "MMK", "BDT", "WON", "JPY", "GP"],
    isDemo: false,
    friendRewards: true,
    realityCheck: { minutes: 60, mayBeOff: true },
    cashSurplus: ["USD", "VND"],
    linkExpireTime: 60,
    playLimits: true,
    loginProtection: true,
    minimumAge: 18,
    excludedCountries: ["AU", "FR", "SG", "US"],
    registerScene: "garden",
    logos: [{ photo_path: "/media/logo.svg" }],
    customerService: {},
  },
  {
    id: 2,
    name: "halcyon",
    templates: ["bob_pc", "bob_mobile"],
    titles: { zh: "翠鸟 · 游戏大厅", en: "Halcyon · Games" },
    currencies: ["VND", "THB", "BRL", "NGN", "USD", "RMB"],
    isDemo: false,
    friendRewards: false,
    realityCheck: { minutes: 30, mayBeOff: false },
    cashSurplus: [],
    linkExpireTime: 120,
    playLimits: false,
    loginProtection: false,
    minimumAge: 21,
    excludedCountries: [],
    registerScene: "harbour",
    logos: [{ photo_path: "/media/logo-halcyon.svg" }],
    customerService: {},
  },
];

/** Whether there is such a site, and what no operator changes about it. */
export const siteWithId = (id: number): SiteRecord | undefined =>
  sites.find((site) => site.id === id);
