/** Loaded with the forms that have a phone field, because the numbering plans weigh 29 kB. */
import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from "libphonenumber-js/min";
import type { Currency } from "./currency.ts";
import { typedFigures } from "./typed.ts";

/** The country of a currency's phone numbers, and the prefix of its national numbers. */
const homes: Readonly<Record<Currency, { country: CountryCode; zero: "0" | "" }>> = {
  RMB: { country: "CN", zero: "" },
  VND: { country: "VN", zero: "0" },
  WON: { country: "KR", zero: "0" },
  JPY: { country: "JP", zero: "0" },
  THB: { country: "TH", zero: "0" },
  USD: { country: "US", zero: "" },
  INR: { country: "IN", zero: "" },
  MMK: { country: "MM", zero: "0" },
  BRL: { country: "BR", zero: "" },
  BDT: { country: "BD", zero: "0" },
  NGN: { country: "NG", zero: "0" },
};

/** `+84`; game points, and what only a site's file describes, belong to no country. */
export function callingCode(currency: string): string | undefined {
  const home = homes[currency];
  return home && `+${getCountryCallingCode(home.country)}`;
}

/**
 * A phone number's national digits, in the currency's home country: `+84 (0)91 234 56 78`, `84912345678` and
 * `912345678` become `0912345678`. Anything that is not a number of that country keeps its digits, for a rule to
 * validate.
 */
export function readPhone(typed: string, currency: string): string {
  const text = typedFigures(typed.normalize("NFKC"));
  const plain = text.replace(/[\s\p{Pd}()./]/gu, "");
  if (!/^\+?\d+$/.test(plain)) return text;
  const home = homes[currency];
  if (!home) return plain;

  const { country, zero } = home;
  const isFromAbroad = /^(\+|00)/.test(plain);
  const digits = plain.replace(/^\+?0*/, "");
  const tries = [
    ...(isFromAbroad ? [`+${digits}`] : []),
    ...(plain.startsWith("+") ? [] : [plain.startsWith("0") ? zero + digits : digits]),
  ];
  for (const one of tries) {
    const number = parsePhoneNumberFromString(one, { defaultCountry: country, extract: false });
    const isOfHome = number?.countryCallingCode === getCountryCallingCode(country);
    if (number && isOfHome && number.isPossible()) return zero + number.nationalNumber;
  }
  return plain;
}
