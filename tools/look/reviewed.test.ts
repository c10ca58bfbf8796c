import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { reviewedShots } from "./reviewed.ts";

const folder = join(import.meta.dirname, "reviewed");
const files = readdirSync(folder);

it("the files are those of the chosen set", () => {
  expect(files).toEqual(reviewedShots.map(({ name }) => `${name}.webp`).toSorted());
});

it("each host is seen in both themes and three scripts, two states each", () => {
  const seen = Map.groupBy(
    reviewedShots,
    ({ host, theme, locale }) => `${host} ${theme} ${locale}`,
  );
  expect(seen.size).toBe(12);
  expect([...seen.values()].map(({ length }) => length)).toEqual(Array(12).fill(2));
});

it("together they stay below 2.5 MB", () => {
  const sizes = files.map((file) => statSync(join(folder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500_000);
});
