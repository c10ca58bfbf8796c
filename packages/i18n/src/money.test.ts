import { expect, test, vi } from "vitest";
import { formatMoney } from "./money.ts";

test.each([
  ["12480.55", "USD", "en_US", "$12,480.55"],
  ["0.1", "USD", "en_US", "$0.10"],
  ["1234567.00", "INR", "hi_IN", "₹12,34,567.00"],
  ["9007199254740993.01", "MMK", "en_US", "K9,007,199,254,740,993.01"],
  ["-3.5", "BRL", "en_US", "-R$3.50"],
  ["5.999", "USD", "en_US", "$5.99"],
  ["120.00", "BDT", "bn_BD", "৳120.00"],
  ["25000000.00", "VND", "vi_VN", "₫25.000.000"],
  ["9007199254740993.99", "VND", "en_US", "₫9,007,199,254,740,993"],
  ["1500.00", "JPY", "ja_JP", "¥1,500"],
  ["-1500.90", "WON", "ko_KR", "-₩1,500"],
  [undefined, "USD", "en_US", "--"],
  ["lots", "USD", "en_US", "--"],
] as const)("%s %s in %s reads %s", (amount, currency, locale, shown) => {
  expect(formatMoney(amount, currency, locale, {})).toBe(shown);
});

test.each([
  ["1234.50", "EUR", "€1,234.50"],
  ["1234.50", "CLP", "$1,234"],
  ["1234.56", "GLD", "⊙1,234.5"],
  ["-1.00", "GLD", "-⊙1.0"],
])("%s in %s reads as the site's file describes it", (amount, currency, shown) => {
  const described = {
    EUR: { decimals: 2, sign: "€" },
    CLP: { decimals: 0, sign: "$" },
    GLD: { decimals: 1, sign: "⊙" },
  } as const;
  expect(formatMoney(amount, currency, "en_US", described)).toBe(shown);
});

test("an unknown currency is shown by its code, and reported once a page", () => {
  const report = vi.fn<(error: Error) => void>();
  vi.stubGlobal("window", {});
  vi.stubGlobal("reportError", report);
  const shown = ["5.50", "-7.00"].map((amount) => formatMoney(amount, "XYZ", "en_US", {}));
  expect(shown).toEqual(["XYZ 5.50", "-XYZ 7.00"]);
  expect(formatMoney("5.50", "", "en_US", {})).toBe("5.50");
  expect(report.mock.calls.map(([{ message }]) => message)).toEqual(["unknown currency XYZ"]);
  vi.unstubAllGlobals();
});

test("a site may write a currency in its own way", () => {
  expect(formatMoney("1", "NGN", "en_US", { NGN: { sign: "₦", decimals: 2 } })).toBe("₦1.00");
});
