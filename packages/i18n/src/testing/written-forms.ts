import { numberFormat } from "@naluma/site/formats";
import { type Locale, locales } from "@naluma/site/locale";
import { i18nFor } from "../catalogue.ts";
import { formatDay, formatSiteDay, formatSiteTime, formatMonth } from "../dates.ts";

const asInEnglish = "2,100,000.50 | 2,138";
const asInIndia = "21,00,000.50 | 2,138";

/** The server's output for numbers and dates. */
export const writtenOnServer = {
  zh_TW: [
    asInEnglish,
    "2026年11月20日 下午6:30 (GMT-4) | 2026年11月20日 | 2026年11月20日 | 2026年11月",
  ],
  zh_CN: [
    asInEnglish,
    "2026年11月20日 18:30 (GMT-4) | 2026年11月20日 | 2026年11月20日 | 2026年11月",
  ],
  en_US: [
    asInEnglish,
    "Nov 20, 2026, 6:30 PM (GMT-4) | November 20, 2026 | Nov 20, 2026 | November 2026",
  ],
  vi_VN: [
    "2.100.000,50 | 2.138",
    "18:30 20 thg 11, 2026 (GMT-4) | 20 tháng 11, 2026 | 20 thg 11, 2026 | tháng 11 năm 2026",
  ],
  ko_KR: [
    asInEnglish,
    "2026. 11. 20. 오후 6:30 (GMT-4) | 2026년 11월 20일 | 2026. 11. 20. | 2026년 11월",
  ],
  ja_JP: [asInEnglish, "2026/11/20 18:30 (GMT-4) | 2026年11月20日 | 2026/11/20 | 2026年11月"],
  th_TH: [
    asInEnglish,
    "20 พ.ย. 2569 18:30 (GMT-4) | 20 พฤศจิกายน 2569 | 20 พ.ย. 2569 | พฤศจิกายน 2569",
  ],
  hi_IN: [asInIndia, "20 नव॰ 2026, 6:30 pm (GMT-4) | 20 नवंबर 2026 | 20 नव॰ 2026 | नवंबर 2026"],
  my_MM: [asInEnglish, "2026 နို 20 18:30 (GMT-4) | 2026 နိုဝင်ဘာ 20 | 2026 နို 20 | 2026 နိုဝင်ဘာ"],
  ta_IN: [asInIndia, "20 நவ., 2026, 6:30 PM (GMT-4) | 20 நவம்பர், 2026 | 20 நவ., 2026 | நவம்பர் 2026"],
  bn_BD: [
    asInIndia,
    "20 নভে, 2026, 6:30 PM (GMT-4) | 20 নভেম্বর, 2026 | 20 নভে, 2026 | নভেম্বর 2026",
  ],
} satisfies Partial<Record<Locale, readonly [string, string]>>;

const evening = new Date("2026-11-20T22:30:00Z");

/** Does not use `formatMoney` or the catalogue, which cache the formatters of the device that used them first. */
const numbersIn = (locale: Locale): string =>
  [
    numberFormat(locale, { minimumFractionDigits: 2 }).format(2_100_000.5),
    new Intl.NumberFormat(i18nFor(locale).locales).format(2138),
  ].join(" | ");

const datesIn = (locale: Locale): string =>
  [
    formatSiteTime(evening, locale),
    formatDay(evening, locale, "UTC"),
    formatSiteDay("2026-11-20", locale),
    formatMonth(evening, locale),
  ].join(" | ");

/** Covers the languages whose output is listed above; a newly added language has none yet. */
export const writtenHere = () =>
  Object.fromEntries(
    locales
      .filter((locale) => locale in writtenOnServer)
      .map((locale) => [locale, [numbersIn(locale), datesIn(locale)]]),
  );
