/** Loaded with the forms that ask for a phone: the numbering plans weigh 29 kB. */
import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from "libphonenumber-js/min";
import { isCurrency, type Currency } from "./currency.ts";
import { typedFigures } from "./typed.ts";

/** Where the people of a currency have their phones, and what they write before a number at home. */
const homes: Readonly<Partial<Record<Currency, { country: CountryCode; zero: "0" | "" }>>> = {
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

const homeOf = (currency: string) => (isCurrency(currency) ? homes[currency] : undefined);

/** `+84`; game points are of no country. */
export function callingCode(currency: string): string | undefined {
  const home = homeOf(currency);
  return home && `+${getCountryCallingCode(home.country)}`;
}

/**
 * The digits by which a phone is known where the currency is at home: `+84 (0)91 234 56 78`, `84912345678` and
 * `912345678` are `0912345678`. What is no number of that country stays as its digits, for a rule to judge.
 */
export function readPhone(typed: string, currency: string): string {
  const text = typedFigures(typed.normalize("NFKC"));
  const plain = text.replace(/[\s\p{Pd}()./]/gu, "");
  if (!/^\+?\d+$/.test(plain)) return text;
  const home = homeOf(currency);
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
