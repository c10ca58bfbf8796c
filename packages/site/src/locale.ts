/** The site's languages in the order of their ids, 0 to 10 (I18N-02 to I18N-12); further ones are appended. */
export const locales = [
  "zh_TW",
  "zh_CN",
  "en_US",
  "vi_VN",
  "ko_KR",
  "ja_JP",
  "th_TH",
  "hi_IN",
  "my_MM",
  "ta_IN",
  "bn_BD",
] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en_US";

/**
 * None of the texts on screen is a framework's own.
 *
 * @row I18N-01
 */
export const frameworkLocales: readonly Locale[] = ["en_US"];

export const isLocale = (text: unknown): text is Locale =>
  (locales as readonly unknown[]).includes(text);

/**
 * The wire uses the languages' codes, but the rows these numbers.
 *
 * @row I18N-02 to I18N-12
 */
export const localeId = (locale: Locale): number => locales.indexOf(locale);

/** `en_US` on the wire and in storage, `en-US` in `<html lang>` and date formats. */
export const languageTag = (locale: Locale): string => locale.replace("_", "-");

/** TA is not a country code; it stands for Tamil, as in the specification. */
const localeByCountry: Readonly<Record<string, Locale>> = {
  TW: "zh_TW",
  CN: "zh_CN",
  US: "en_US",
  VN: "vi_VN",
  LA: "vi_VN",
  KR: "ko_KR",
  JP: "ja_JP",
  TH: "th_TH",
  IN: "hi_IN",
  MM: "my_MM",
  TA: "ta_IN",
  BD: "bn_BD",
};

export const localeOfCountry = (country: string): Locale | undefined =>
  Object.hasOwn(localeByCountry, country) ? localeByCountry[country] : undefined;
