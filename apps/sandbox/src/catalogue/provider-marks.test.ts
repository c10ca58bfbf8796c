import { expect, test } from "vitest";
import { providerMark } from "../../art/art.mjs";
import { providers } from "./providers.ts";

type Point = readonly [x: number, y: number];

/** The outlines of a mark, which consist only of absolute straight lines. */
function outlines(svg: string): readonly (readonly Point[])[] {
  const path = / d="([^"]+)"/.exec(svg)?.[1] ?? "";
  return path
    .split("Z")
    .filter((part) => part !== "")
    .map((part) => {
      let [x, y] = [0, 0];
      return [...part.matchAll(/([MLHV])([-\d. ]+)/g)].map(([, command, numbers = ""]): Point => {
        const [one = 0, two = 0] = numbers.trim().split(/\s+/).map(Number);
        if (command !== "V") x = one;
        if (command === "V") y = one;
        if (command === "M" || command === "L") y = two;
        return [x, y];
      });
    });
}

/** Whether a point is inked, by the even-odd rule. */
const isInside = (shapes: readonly (readonly Point[])[], px: number, py: number): boolean =>
  shapes
    .flatMap((shape) =>
      shape.map((from, index) => [from, shape[(index + 1) % shape.length]] as const),
    )
    .filter(([[x1, y1], to]) => {
      const [x2, y2] = to ?? [x1, y1];
      return y1 > py !== y2 > py && px < ((x2 - x1) * (py - y1)) / (y2 - y1) + x1;
    }).length %
    2 ===
  1;

/** The mark at 20 px: whether the centre of each of the 400 pixels is inked. */
function pixels(gpId: string): readonly boolean[] {
  const shapes = outlines(providerMark(gpId));
  return Array.from({ length: 400 }, (_, index) =>
    isInside(shapes, (index % 20) * 2 + 1, Math.floor(index / 20) * 2 + 1),
  );
}

const marks = providers.map(({ gp_id }) => ({ gp_id, pixels: pixels(gp_id) }));

test.each(marks)("the mark of $gp_id is neither blank nor a block", ({ pixels: own }) => {
  const ink = own.filter(Boolean).length;
  expect(ink).toBeGreaterThan(60);
  expect(ink).toBeLessThan(320);
});

test("no two providers have marks that look alike at 20 px: 60 of 400 pixels differ at least", () => {
  const alike = marks.flatMap((one, index) =>
    marks.slice(index + 1).flatMap((other) => {
      const different = one.pixels.filter((ink, at) => ink !== other.pixels[at]).length;
      return different < 60 ? [`${one.gp_id} ${other.gp_id}: ${different}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
