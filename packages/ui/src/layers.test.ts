import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bandLayer, baseLayer, nextLayer, type Band } from "./layers.ts";

test("[UI-06] the first layer is 2000 and each further one lies one above it", () => {
  expect(baseLayer).toBe(2000);
  const taken: number[] = [];
  for (let opened = 0; opened < 4; opened += 1) taken.push(nextLayer(taken, "page"));
  expect(taken).toEqual([2000, 2001, 2002, 2003]);
});

test("a dialog opened above another lies above it even after a lower one closed", () => {
  const first = nextLayer([], "modal");
  const second = nextLayer([first], "modal");
  expect(nextLayer([second], "modal")).toBe(second + 1);
});

test.each<[Band, string]>([
  ["page", "base"],
  ["popover", "popover"],
  ["modal", "modal"],
  ["confirm", "confirm"],
  ["loading", "loading"],
  ["toast", "toast"],
])("the theme and the rules agree where %s begins", (band, name) => {
  const theme = readFileSync(new URL("./theme.css", import.meta.url), "utf8");
  expect(theme).toContain(`--z-${name}: ${bandLayer(band)};`);
});
