// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

document.body.innerHTML = `<main id="stage"></main><div id="game"></div><output id="last-win"></output>
  <script type="application/json" id="game-data">{"locale":"en_US"}</script>`;

test("an amount counts up from zero to its total, never beyond it, and never backwards", async () => {
  const { countedAmount } = await import("./show-win.ts");
  expect(countedAmount("12.34", 0)).toBe("0.00");
  expect(countedAmount("12.34", 1)).toBe("12.34");
  expect(countedAmount("12.34", 7)).toBe("12.34");
  const steps = Array.from({ length: 101 }, (_, at) => Number(countedAmount("12.34", at / 100)));
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
});

test("a player who prefers reduced motion sees the whole amount at once", async () => {
  const { showWin } = await import("./show-win.ts");
  await showWin({ win: "200.00", staked: "2.00" });
  expect(document.getElementById("last-win")?.textContent).toBe("200.00");
  expect(document.getElementById("stage")?.children).toHaveLength(0);
});
