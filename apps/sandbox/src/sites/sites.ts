import type { Capability } from "@naluma/site/capabilities";
import type { Locale } from "@naluma/site/locale";

/** A site as the platform knows it, with the operator's settings; its public configuration, if it has one, is kept with the gateway. */
export interface SiteRecord {
  readonly id: number;
  readonly name: string;
  /** The names of its templates, as in its public configuration: each has a channel. */
  readonly templates: readonly string[];
  readonly titles: { readonly zh: string; readonly en: string };
  /** In the order in which they are offered. */
  readonly currencies: readonly string[];
  readonly isDemo: boolean;
  /** The default interval of the reality check, and whether members may turn it off. */
  readonly realityCheck: { readonly minutes: number; readonly mayBeOff: boolean };
  readonly cashSurplus: readonly string[];
  /** Lifetime of introducer cookies, in minutes. */
  readonly linkExpireTime: number;
  /** The member services that this site was made without; no setting brings them back. */
  readonly lacks: readonly Capability[];
  /** The others that its operator leaves out, although the platform has them. */
  readonly leftOut: readonly Capability[];
  /** The minimum age for a registration, in years. */
  readonly minimumAge: number;
  /** Registrations from these countries are refused: ISO 3166-1 alpha-2. */
  readonly excludedCountries: readonly string[];
  readonly registerScene: "garden" | "harbour";
  /** The site's own; without any, its pages show the default logo. */
  readonly logos: readonly { readonly photo_path: string }[];
  /** Addresses of customer service; a language without one uses the sandbox's own page. */
  readonly customerService: Readonly<Partial<Record<Locale, string>>>;
}

/** The defaults until an operator changes them (open-sites.ts). Their ids count from 1. */
export const sites: readonly SiteRecord[] = [
  {
    id: 1,
    name: "naluma",
    templates: ["origin_pc", "origin_mobile"],
    titles: { zh: "纳鲁玛 · 游戏大厅", en: "Naluma · Games" },
    currencies: ["USD", "RMB", "VND", "THB", "INR", "MMK", "BDT", "WON", "JPY", "GP"],
    isDemo: false,
    realityCheck: { minutes: 60, mayBeOff: true },
    cashSurplus: ["USD", "VND"],
    linkExpireTime: 60,
    lacks: [],
    leftOut: [],
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
    realityCheck: { minutes: 30, mayBeOff: false },
    cashSurplus: [],
    linkExpireTime: 120,
    lacks: ["authenticator", "friends", "limits", "passkeys", "selfExclusion", "timeOut"],
    leftOut: [],
    minimumAge: 21,
    excludedCountries: [],
    registerScene: "harbour",
    logos: [{ photo_path: "/media/logo-halcyon.svg" }],
    customerService: {},
  },
  // Plays a foreign platform, with money and members of its own: the gateway has no file of it.
  {
    id: 3,
    name: "meridian",
    templates: ["origin_pc", "origin_mobile"],
    titles: { zh: "子午线 · 游戏大厅", en: "Meridian · Games" },
    currencies: ["EUR", "PHP", "CLP"],
    isDemo: false,
    realityCheck: { minutes: 45, mayBeOff: true },
    cashSurplus: [],
    linkExpireTime: 60,
    lacks: ["friends"],
    leftOut: [],
    minimumAge: 18,
    excludedCountries: [],
    registerScene: "harbour",
    logos: [{ photo_path: "/media/brands/meridian.svg" }],
    customerService: {},
  },
];

/** The site with this id, with the properties that no operator changes. */
export const siteWithId = (id: number): SiteRecord | undefined =>
  sites.find((site) => site.id === id);
