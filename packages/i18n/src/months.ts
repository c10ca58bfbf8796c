import { defaultLocale, languageTag, type Locale } from "@naluma/site/locale";
import { siteZone } from "./dates.ts";

/** The month of the site's calendar, in words; beside the dates, which come with the first page. */
export const formatMonth = (time: Date, locale: Locale): string =>
  new Intl.DateTimeFormat([languageTag(locale), languageTag(defaultLocale)], {
    timeZone: siteZone,
    numberingSystem: "latn",
    month: "long",
    year: "numeric",
  }).format(time);
