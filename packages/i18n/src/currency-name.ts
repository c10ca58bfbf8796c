import type { Currency } from "@naluma/site/currency";
import { formatLocales, numberFormat } from "@naluma/site/formats";
import type { Locale } from "@naluma/site/locale";
import { currencyCode } from "./money-signs.ts";

/** Chrome has no Burmese, and would name a currency in the language of the browser. */
export const burmeseCurrencies: Readonly<Partial<Record<Currency, string>>> = {
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

/** `US Dollar (USD)`, as shown in a list. The site's own points have no name, only their code. */
export function currencyName(currency: Currency, locale: Locale): string {
  const code = currencyCode(currency);
  if (code.length !== 3) return code;
  const names = new Intl.DisplayNames(formatLocales(locale), {
    type: "currency",
    fallback: "none",
  });
  const name = locale === "my_MM" ? burmeseCurrencies[currency] : names.of(code);
  return name === undefined ? code : `${name} (${code})`;
}

/** `USD` becomes "US dollars", for use in a sentence. The site's own points have no name, only their code. */
export function currencyPlural(currency: Currency, locale: Locale): string {
  const code = currencyCode(currency);
  if (!/^[A-Z]{3}$/.test(code)) return code;
  if (locale === "my_MM") return burmeseCurrencies[currency] ?? code;
  const many = numberFormat(locale, {
    style: "currency",
    currency: code,
    currencyDisplay: "name",
  }).formatToParts(2);
  return many.find(({ type }) => type === "currency")?.value ?? code;
}
