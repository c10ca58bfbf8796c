import { spotNamed, spots } from "@naluma/game-engines/roulette/spots";
import { expect, test } from "vitest";
import { cellOf, tableSize } from "./table-layout.ts";

const cell = (name: string) => {
  const spot = spotNamed(name);
  if (!spot) throw new Error(`The table has no ${name}`);
  return cellOf(spot);
};

const middle = (name: string) => {
  const { x, y, width, height } = cell(name);
  return [Number((x + width / 2).toFixed(2)), Number((y + height / 2).toFixed(2))];
};

test.each([
  ["0", 0.5, 1.5],
  ["1", 1.5, 2.5],
  ["3", 1.5, 0.5],
  ["36", 12.5, 0.5],
  ["17-20", 6.5 + 0.5, 1.5],
  ["17-18", 6.5, 1],
  ["1-2-3", 1.5, 3],
  ["1-2-3-4-5-6", 2, 3],
  ["1-2-4-5", 2, 2],
  ["0-2", 1, 1.5],
  ["0-1-2", 1, 2],
  ["0-1-2-3", 1, 3],
  ["dozen-3", 11, 3.5],
  ["column-1", 13.5, 2.5],
  ["red", 6, 4.5],
])("%s lies around %d, %d", (name, x, y) => {
  expect(middle(name)).toEqual([x, y]);
});

test("every place lies on the table, no two in the same spot", () => {
  const places = spots.map(({ name }) => middle(name).join(" "));
  expect(new Set(places).size).toBe(spots.length);
  for (const spot of spots) {
    const { x, y, width, height } = cellOf(spot);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(tableSize.width);
    expect(y + height).toBeLessThanOrEqual(tableSize.height);
  }
});
