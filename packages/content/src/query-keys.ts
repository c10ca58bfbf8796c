import type { Currency } from "@naluma/site/currency";
import type { Template } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";

const all = ["content"] as const;
/** For whole collections, which are never embedded in the document. */
const long = [...all, "long"] as const;
const banners = [...all, "banners"] as const;
const sponsors = [...all, "sponsors"] as const;
const loginWords = [...all, "login-words"] as const;

/** Every query key of this package. Those without arguments are prefixes, which events or a change of currency use. */
export const contentQueryKeys = {
  all,
  banners,
  sponsors,
  loginWords,
  announcements: (siteId: number, locale: Locale, reader: string) =>
    [...all, "announcements", siteId, locale, reader] as const,
  bannersOf: (siteId: number, use: number, currency: Currency, locale: Locale) =>
    [...banners, siteId, use, currency, locale] as const,
  bulletins: (part: string, siteId: number, device: number, locale: Locale) =>
    [...all, "bulletins", part, siteId, device, locale] as const,
  contents: (siteId: number, locale: Locale) => [...long, "pages", siteId, locale] as const,
  floats: (siteId: number, locale: Locale) => [...all, "floats", siteId, locale] as const,
  footer: (siteId: number, template: Template, locale: Locale) =>
    [...all, "footer", siteId, template, locale] as const,
  loginWordsOf: (siteId: number, locale: Locale) => [...loginWords, siteId, locale] as const,
  logos: (siteId: number) => [...all, "logos", siteId] as const,
  /** What one page shows of the contents: `part` is its path, or the name of a list. */
  page: (siteId: number, locale: Locale, part: string) =>
    [...all, "pages", siteId, locale, part] as const,
  sponsorsOf: (siteId: number, locale: Locale) => [...sponsors, siteId, locale] as const,
} as const;

/** Whether the document carries the query's data: whole collections are left out. */
export const travelsWithPage = ([feature, part]: readonly unknown[]): boolean =>
  feature === all[0] && part !== long[1];
