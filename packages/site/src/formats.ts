import { defaultLocale, languageTag, type Locale } from "./locale.ts";

/** Chromium has no Burmese, and would otherwise fall back to the device's language. */
export const formatLocales = (locale: Locale): string[] => [
  languageTag(locale),
  languageTag(defaultLocale),
];

/**
 * All languages use Latin digits. Set as an option rather than in the tag, so that it also applies when another
 * language is the fallback.
 */
const digits = { numberingSystem: "latn" } as const;

/** Thai dates use the Buddhist calendar. */
const calendars: Readonly<Partial<Record<Locale, string>>> = { th_TH: "buddhist" };

/** Formats numbers in a language, with the same result on the server and on every device. */
export const numberFormat = (
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat => new Intl.NumberFormat(formatLocales(locale), { ...digits, ...options });

/** Formats dates and times in a language, on every device. */
export const dateFormat = (
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(formatLocales(locale), {
    ...digits,
    calendar: calendars[locale] ?? "gregory",
    ...options,
  });
