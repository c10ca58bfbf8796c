import type { Currency } from "@naluma/site/currency";

/** Where the people of a currency have their phones; game points are of no country. */
export const countryCodes: Readonly<Partial<Record<Currency, string>>> = {
  RMB: "+86",
  VND: "+84",
  WON: "+82",
  JPY: "+81",
  THB: "+66",
  USD: "+1",
  INR: "+91",
  MMK: "+95",
  BRL: "+55",
  BDT: "+880",
  NGN: "+234",
};
