import { expect, test } from "vitest";
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
  expect(formatMoney(amount, currency, locale)).toBe(shown);
});

test("a site may write a currency in its own way", () => {
  expect(formatMoney("1", "NGN", "en_US", { NGN: "₦" })).toBe("₦1.00");
});
