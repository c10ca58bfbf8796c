// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from "vitest";
import type * as Format from "./format.ts";

let format: typeof Format;

beforeAll(async () => {
  vi.resetModules();
  document.body.innerHTML = `<script type="application/json" id="game-data">{"locale":"vi_VN"}</script>`;
  format = await import("./format.ts");
});

test.each([
  ["USD", "$", true, "1234.50", "$1.234,50"],
  ["VND", "₫", false, "25000000.00", "₫25.000.000"],
  ["VND", "₫", false, "1530.75", "₫1.530"],
  ["JPY", "¥", false, "1500.00", "¥1.500"],
  ["WON", "₩", false, "0.00", "₩0"],
])(
  "a game writes %s with the decimal places of the currency",
  (_currency, symbol, hasDecimals, amount, shown) => {
    format.setCurrency({ symbol, hasDecimals });
    expect(format.formatAmount(amount)).toBe(shown);
  },
);

test.each([
  ["America/Caracas", "18:30:05 20 thg 11 (GMT-4)"],
  ["Europe/Paris", "23:30:05 20 thg 11 (18:30:05 GMT-4)"],
  ["Asia/Tokyo", "7:30:05 21 thg 11 (18:30:05 20 thg 11 GMT-4)"],
])("a player in %s reads when a round was played as %s", (zone, shown) => {
  expect(format.formatSiteTime("2026-11-20 18:30:05", zone)).toBe(shown);
});

test("a time that cannot be parsed is shown as it was sent", () => {
  expect(format.formatSiteTime("soon")).toBe("soon");
});
