import type { Currency } from "@naluma/site/currency";

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
