import { expect, test } from "vitest";
import { currencies } from "./currency.ts";
import { callingCode, readPhone } from "./phone.ts";

const spellings = {
  VND: [
    "0912345678",
    [
      "0912345678",
      "912345678",
      "0084912345678",
      "84912345678",
      "+84912345678",
      "+84 (0)91 234 56 78",
      "＋８４ ９１２ ３４５ ６７８",
      "091 234 56 78",
      "091-234-56-78",
      "091.234.56.78",
      " 0912345678 ",
      "\u202a0912345678\u202c",
      "০৯১২৩৪৫৬৭৮",
      "０９１２３４５６７８",
      "00912345678",
      "000912345678",
    ],
  ],
  USD: [
    "5550142299",
    [
      "15550142299",
      "5550142299",
      "(555) 014-2299",
      "555.014.2299",
      "+1 (555) 014-2299",
      "0015550142299",
      "05550142299",
    ],
  ],
  BDT: [
    "01712345678",
    [
      "01712345678",
      "1712345678",
      "8801712345678",
      "+8801712345678",
      "+880 (0) 1712-345 678",
      "০১৭১২৩৪৫৬৭৮",
      "0008801712345678",
    ],
  ],
  RMB: ["13123456789", ["13123456789", "8613123456789", "+86 131 2345 6789", "013123456789"]],
  WON: ["01012345678", ["010-1234-5678", "1012345678", "+82 10-1234-5678"]],
  JPY: ["09012345678", ["090-1234-5678", "9012345678", "0081 90 1234 5678"]],
  THB: ["0812345678", ["081 234 5678", "812345678", "66812345678"]],
  INR: ["9876543210", ["098765 43210", "9876543210", "+91 98765 43210"]],
  MMK: ["09212345678", ["09 212 345678", "9212345678", "959212345678"]],
  BRL: ["11961234567", ["(11) 96123-4567", "011961234567", "5511961234567"]],
  NGN: ["08021234567", ["0802 123 4567", "2348021234567", "8021234567"]],
} as const;

const rows = Object.entries(spellings).flatMap(([currency, [number, all]]) =>
  all.map((typed) => [currency, typed, number] as const),
);

test.each(rows)("in %s the phone %j is read as %s, and stays it", (currency, typed, number) => {
  expect(readPhone(typed, currency)).toBe(number);
  expect(readPhone(number, currency)).toBe(number);
});

test.each([
  ["VND", "0841234567", "0841234567"],
  ["VND", "841234567", "0841234567"],
  ["VND", "091234567", "091234567"],
  ["VND", "09123456789", "09123456789"],
  ["VND", "+1 555 014 2299", "+15550142299"],
  ["USD", "1", "1"],
  ["USD", "0000000000", "0000000000"],
  ["USD", "123456789012345", "123456789012345"],
  ["BDT", "+880 (0) 1712-345 678 9", "+880017123456789"],
  ["VND", "09a1", "09a1"],
  ["VND", " ", ""],
  ["GP", "+84 (0)91 234 56 78", "+840912345678"],
])("in %s %j is not changed into another number: %s", (currency, typed, read) => {
  expect(readPhone(typed, currency)).toBe(read);
});

test("every currency except game points has its own phone country", () => {
  expect(currencies.filter((currency) => callingCode(currency) === undefined)).toEqual(["GP"]);
  expect(callingCode("VND")).toBe("+84");
  expect(callingCode("BDT")).toBe("+880");
  const codes = currencies.flatMap((currency) => callingCode(currency) ?? []);
  expect(new Set(codes).size).toBe(codes.length);
});
