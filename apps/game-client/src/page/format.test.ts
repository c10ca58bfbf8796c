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
  ["USD", "$", "1234.50", "$1.234,50"],
  ["VND", "₫", "25000000.00", "₫25.000.000"],
  ["VND", "₫", "1530.75", "₫1.530"],
  ["JPY", "¥", "1500.00", "¥1.500"],
  ["WON", "₩", "0.00", "₩0"],
])("a game writes %s with the currency's own places", (currency, symbol, amount, shown) => {
  format.setCurrency({ currency, symbol });
  expect(format.formatAmount(amount)).toBe(shown);
});
