import type { Category } from "@naluma/site/category";
import type { Currency } from "@naluma/site/currency";
import type { ClientType } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import type { ProviderAsked } from "./addresses/page-address.ts";
import type { Filter } from "./catalogue/filter.ts";
import type { CatalogueGame } from "./catalogue/game.ts";
import { firstQueryKeys, scope } from "./first-query-keys.ts";

const { all } = firstQueryKeys;
/** For whole collections, which are never embedded in the document. */
const long = [...all, "long"] as const;
const lastPlayedLists = [...long, "last-played"] as const;

const ofProvider = ({ type, providerId, house, isCrash }: ProviderAsked) =>
  [type, providerId, house, isCrash] as const;

/** Every query key of this package. */
export const lobbyQueryKeys = {
  ...firstQueryKeys,
  catalogue: (site: Site, locale: Locale) =>
    [...long, "catalogue", ...scope(site, locale)] as const,
  /** Begins the keys of a member's lists of this kind, in every category. */
  chosenLists: (filter: Pick<Filter, "list">, memberId: number) =>
    [...all, "chosen", filter, memberId] as const,
  continuePlaying: (memberId: number, site: Site, locale: Locale) =>
    [...lastPlayedLists, memberId, ...scope(site, locale)] as const,
  crash: (siteId: number, currency: Currency) => [...long, "crash", siteId, currency] as const,
  demo: (
    { id, providerId, gameCode }: Pick<CatalogueGame, "id" | "providerId" | "gameCode">,
    siteId: number,
    currency: Currency,
  ) => [...long, "demo", id, providerId, gameCode, siteId, currency] as const,
  demosOf: (
    { providerId, type, house }: Pick<CatalogueGame, "providerId" | "type" | "house">,
    site: Site,
    locale: Locale,
  ) => [...long, "demos-of", providerId, type, house, ...scope(site, locale)] as const,
  demoTypes: (site: Site, locale: Locale) =>
    [...long, "demo-types", ...scope(site, locale)] as const,
  favourites: (memberId: number, siteId: number) =>
    [...long, "favourites", memberId, siteId] as const,
  /** The category stays comparable as the third part. */
  firstOfCategory: (category: Category, site: Site, locale: Locale) =>
    [...all, "first-of-category", category, ...scope(site, locale)] as const,
  firstOfProvider: (asked: ProviderAsked, site: Site, locale: Locale) =>
    [...all, "first-of-provider", ...ofProvider(asked), ...scope(site, locale)] as const,
  jackpot: (currency: Currency) => [...all, "jackpot", currency] as const,
  lastPlayed: (memberId: number, siteId: number) => [...lastPlayedLists, memberId, siteId] as const,
  /** Begins the keys of everything that a member played last: a game that starts makes it old. */
  lastPlayedLists,
  popular: (siteId: number, currency: Currency) => [...long, "popular", siteId, currency] as const,
  popularNow: (site: Site, locale: Locale) =>
    [...all, "popular-now", ...scope(site, locale)] as const,
  provider: (asked: ProviderAsked, site: Site, locale: Locale) =>
    [...long, "provider", ...ofProvider(asked), ...scope(site, locale)] as const,
  quickBets: (siteId: number, currency: Currency, client: ClientType, locale: Locale) =>
    [...long, "quick-bets", siteId, currency, client, locale] as const,
  search: (site: Site, locale: Locale) => [...long, "search", ...scope(site, locale)] as const,
  tags: ({ settings, currency, template }: Site) =>
    [...long, "tags", settings.siteId, currency, template] as const,
} as const;

/** Whether the document carries the query's data: the catalogue and the long lists are left out. */
export const travelsWithPage = ([feature, part]: readonly unknown[]): boolean =>
  feature === all[0] && part !== long[1];
