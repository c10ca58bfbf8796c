import { expect, test } from "vitest";
import { winSize } from "./use-envelope-face.ts";

const range = { least: "1.00", most: "101.00" };

test.each([
  ["0.00", range, "none"],
  ["0", undefined, "none"],
  ["-3.00", range, "none"],
  ["1.00", range, "small"],
  ["80.99", range, "small"],
  ["81.00", range, "big"],
  ["101.00", range, "big"],
  ["101.00", undefined, "small"],
  ["5.00", { least: "5.00", most: "5.00" }, "small"],
  ["0.01", { least: "0.00", most: "0.01" }, "big"],
] as const)("a win of %s from an envelope that holds %j is %s", (cash, held, size) => {
  expect(winSize(cash, held)).toBe(size);
});
