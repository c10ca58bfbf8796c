import type { Currency, DescribedCurrencies } from "@naluma/site/currency";
import { formatLocales, numberFormat } from "@naluma/site/formats";
import { defaultLocale, type Locale } from "@naluma/site/locale";
import { currencyCode } from "./money-signs.ts";

/** Chrome has no Burmese, and would name a currency in the language of the browser. */
export const burmeseCurrencies: Readonly<Record<string, string>> = {
  RMB: "တရုတ် ယွမ်",
  VND: "ဗီယက်နမ် ဒေါင်",
  WON: "တောင်ကိုရီးယား ဝမ်",
  JPY: "ဂျပန် ယန်း",
  THB: "ထိုင်း ဘတ်",
  USD: "အမေရိကန် ဒေါ်လာ",
  INR: "အိန္ဒိယ ရူပီး",
  MMK: "မြန်မာ ကျပ်",
  BRL: "ဘရာဇီး ရီးယဲ",
  BDT: "ဘင်္ဂလားဒေ့ရှ် တာကာ",
  NGN: "နိုင်ဂျီးရီးယား နိုင်းရာ",
};

/** The name in the site's file: the same in every language, or by language with English as the fallback. */
function writtenName(
  currency: Currency,
  locale: Locale,
  described: DescribedCurrencies,
): string | undefined {
  const name = described[currency]?.name;
  return typeof name === "object" ? (name[locale] ?? name[defaultLocale]) : name;
}

/** Kept, because requesting the names of a language from the browser is too slow for every keystroke of a form. */
const namesByLocale = new Map<Locale, Intl.DisplayNames>();

function namesIn(locale: Locale): Intl.DisplayNames {
  const kept = namesByLocale.get(locale);
  if (kept) return kept;
  const names = new Intl.DisplayNames(formatLocales(locale), {
    type: "currency",
    fallback: "none",
  });
  namesByLocale.set(locale, names);
  return names;
}

/** What the browser calls a currency, or else the site's file. Chrome names it in English where it has no Burmese. */
function nameOf(
  currency: Currency,
  locale: Locale,
  described: DescribedCurrencies,
): string | undefined {
  const code = currencyCode(currency);
  const inBrowser = /^[A-Z]{3}$/.test(code) ? namesIn(locale).of(code) : undefined;
  const known = locale === "my_MM" ? burmeseCurrencies[currency] : inBrowser;
  return known ?? writtenName(currency, locale, described) ?? inBrowser;
}

/**
 * `US Dollar (USD)`, as shown in a list. The site's own points have no name, only their code, unless its file has a name
 * for them.
 */
export function currencyName(
  currency: Currency,
  locale: Locale,
  described: DescribedCurrencies,
): string {
  const code = currencyCode(currency);
  const name = nameOf(currency, locale, described);
  return name === undefined ? code : `${name} (${code})`;
}

/** `USD` becomes "US dollars", for use in a sentence. Without a name it is the code. */
export function currencyPlural(
  currency: Currency,
  locale: Locale,
  described: DescribedCurrencies,
): string {
  const code = currencyCode(currency);
  const name = nameOf(currency, locale, described);
  const written = writtenName(currency, locale, described);
  // The browser has plurals only of what it knows.
  if (name === undefined || name === written || locale === "my_MM") return name ?? code;
  const many = numberFormat(locale, {
    style: "currency",
    currency: code,
    currencyDisplay: "name",
  }).formatToParts(2);
  return many.find(({ type }) => type === "currency")?.value ?? code;
}
