/** The currencies an account can be held in (I18N-24 to I18N-35). */
export const currencies = [
  "RMB",
  "VND",
  "WON",
  "JPY",
  "THB",
  "USD",
  "INR",
  "MMK",
  "BRL",
  "BDT",
  "NGN",
  "GP",
] as const;

export type Currency = (typeof currencies)[number];

export const isCurrency = (text: unknown): text is Currency =>
  (currencies as readonly unknown[]).includes(text);

/** The number of decimals in a currency's amounts (ISO 4217). The wire always has two. */
export const placesOf = (currency: string): 0 | 2 =>
  ["VND", "WON", "JPY"].includes(currency) ? 0 : 2;

/** As in the specification, including ₭ for NGN; a site's settings may override a symbol. */
export const currencySymbols: Readonly<Record<Currency, string>> = {
  RMB: "¥",
  VND: "₫",
  WON: "₩",
  JPY: "¥",
  THB: "฿",
  USD: "$",
  INR: "₹",
  MMK: "K",
  BRL: "R$",
  BDT: "৳",
  NGN: "₭",
  GP: "G",
};
