import { expect, test } from "vitest";
import { shownAmount } from "./shown-amount.ts";

test.each([
  [100_000n, "USD", "en_US", "$1,000.00"],
  [2_500_000_000n, "VND", "vi_VN", "₫25.000.000"],
  [100_050n, "MMK", "my_MM", "K1,000.50"],
  [100n, "XTS", "en_US", "XTS 1.00"],
] as const)("%s of %s is shown in %s as %s", (minor, currency, locale, shown) =>
  expect(shownAmount(minor, currency, locale)).toBe(shown),
);
