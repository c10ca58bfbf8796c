import { randomInt } from "node:crypto";

/**
 * The strokes of each character on a 4 by 6 grid, drawn as paths: as text, the source of the picture would
 * contain the answer.
 */
const strokes: Readonly<Record<string, string>> = {
  "0": "M1 0L3 0L4 1L4 5L3 6L1 6L0 5L0 1Z",
  "1": "M1 1L2 0L2 6M1 6L3 6",
  "2": "M0 1L1 0L3 0L4 1L4 2L0 6L4 6",
  "3": "M0 0L4 0L2 2L4 4L3 6L1 6L0 5",
  "4": "M3 6L3 0L0 4L4 4",
  "5": "M4 0L0 0L0 3L3 2L4 4L3 6L0 6",
  "6": "M4 0L1 1L0 4L1 6L3 6L4 4L3 3L0 4",
  "7": "M0 0L4 0L1 6",
  "8": "M2 3L0 2L1 0L3 0L4 2L2 3L0 5L1 6L3 6L4 5Z",
  "9": "M4 2L3 3L1 3L0 1L1 0L3 0L4 2L3 5L0 6",
  A: "M0 6L2 0L4 6M1 4L3 4",
  B: "M0 0L0 6L3 6L4 5L3 3L0 3M3 3L4 1L3 0L0 0",
  C: "M4 1L3 0L1 0L0 1L0 5L1 6L3 6L4 5",
  D: "M0 0L0 6L2 6L4 4L4 2L2 0Z",
  E: "M4 0L0 0L0 6L4 6M0 3L3 3",
  F: "M4 0L0 0L0 6M0 3L3 3",
  G: "M4 1L3 0L1 0L0 1L0 5L1 6L4 6L4 3L2 3",
  H: "M0 0L0 6M4 0L4 6M0 3L4 3",
  J: "M3 0L3 5L2 6L0 5",
  K: "M0 0L0 6M4 0L0 3L4 6",
  L: "M0 0L0 6L4 6",
  M: "M0 6L0 0L2 3L4 0L4 6",
  N: "M0 6L0 0L4 6L4 0",
  P: "M0 6L0 0L3 0L4 1L3 3L0 3",
  Q: "M1 0L3 0L4 1L4 5L3 6L1 6L0 5L0 1ZM2 4L4 6",
  R: "M0 6L0 0L3 0L4 1L3 3L0 3L4 6",
  S: "M4 0L1 0L0 2L4 4L3 6L0 6",
  T: "M0 0L4 0M2 0L2 6",
  U: "M0 0L0 5L1 6L3 6L4 5L4 0",
  V: "M0 0L2 6L4 0",
  W: "M0 0L1 6L2 3L3 6L4 0",
  X: "M0 0L4 6M4 0L0 6",
  Y: "M0 0L2 3L4 0M2 3L2 6",
  Z: "M0 0L4 0L0 6L4 6",
};

/** A random number between the two, in steps of a tenth. */
const between = (least: number, most: number) => randomInt(least * 10, most * 10 + 1) / 10;

/** An SVG with each character shifted, rotated and slightly bent, and lines across. Sizes in px. */
export const drawCharacters = (
  characters: string,
  { width, height }: { readonly width: number; readonly height: number },
): string => {
  const step = width / (characters.length + 1);
  const glyphs = characters.split("").map((character, index) => {
    const path = (strokes[character] ?? "").replace(
      /(\d) (\d)/g,
      (_, x, y) => `${Number(x) + between(-0.3, 0.3)} ${Number(y) + between(-0.3, 0.3)}`,
    );
    const x = step * (index + 0.7) + between(-2, 2);
    const y = height / 2 - 9 + between(-3, 3);
    return `<path d="${path}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${between(-14, 14)} 6 9) scale(3)"/>`;
  });
  const lines = Array.from(
    { length: 3 },
    () =>
      `<path d="M0 ${between(4, height - 4)}Q${between(20, width - 20)} ${between(0, height)} ${width} ${between(4, height - 4)}" stroke-width="0.8" opacity="0.6"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#f4f1ea"/><g fill="none" stroke="#1d2433" stroke-linecap="round" stroke-linejoin="round" stroke-width="0.7">${glyphs.join("")}${lines.join("")}</g></svg>`;
};
