import { defaultLocale, languageTag, type Locale } from "./locale.ts";

/** Chromium knows no Burmese, and alone would write in the language of the device. */
export const formatLocales = (locale: Locale): string[] => [
  languageTag(locale),
  languageTag(defaultLocale),
];

/** Digits are Latin in every language; outside the tag they stay so where another language steps in. */
const digits = { numberingSystem: "latn" } as const;

/** Thais count years from the Buddha's death wherever they read or sign one. */
const calendars: Readonly<Partial<Record<Locale, string>>> = { th_TH: "buddhist" };

/** Numbers as a language writes them, the same on the server and on every device. */
export const numberFormat = (
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat => new Intl.NumberFormat(formatLocales(locale), { ...digits, ...options });

/** Dates and times as a language writes them, on every device. */
export const dateFormat = (
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(formatLocales(locale), {
    ...digits,
    calendar: calendars[locale] ?? "gregory",
    ...options,
  });
