import { dateFormat } from "@naluma/site/formats";
import type { Locale } from "@naluma/site/locale";
import { siteZone } from "./dates.ts";

/** The month of the site's calendar, in words. Separate from `dates.ts`, which is loaded with the first page. */
export const formatMonth = (time: Date, locale: Locale): string =>
  dateFormat(locale, { timeZone: siteZone, month: "long", year: "numeric" }).format(time);
