import { expect, test } from "vitest";
import { wheelLabel } from "./wheel-label.ts";

const whole = (name: string, count: number) => wheelLabel(name, count).lines.join(" ") === name;

test.each([
  ["$88.00", 6, ["$88.00"]],
  ["5 free draws", 10, ["5 free", "draws"]],
  ["Try again", 10, ["Try", "again"]],
  ["$88.00", 24, ["$88.00"]],
  ["", 6, [""]],
])("%s on a wheel of %d is written as %j", (name, count, lines) => {
  expect(wheelLabel(name, count).lines).toEqual(lines);
});

test("names run across wide pieces and along narrow ones", () => {
  expect(wheelLabel("$88.00", 10).isAlong).toBe(false);
  expect(wheelLabel("$88.00", 11).isAlong).toBe(true);
});

test("a name is never larger on a wheel with more prizes", () => {
  for (const counts of [
    [2, 3, 4, 5, 6, 7, 8, 9, 10],
    [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
  ]) {
    const sizes = counts.map((count) => wheelLabel("$188.00", count).size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  }
});

test.each([2, 3, 6, 8, 10, 11, 16, 24])(
  "on a wheel of %d a very long name is shortened between letters, not inside one",
  (count) => {
    const name = "முதன்மை வாலட்டுக்கு ரொக்கப் பரிசு மற்றும் இலவச சுழற்சிகள்";
    expect(whole(name, count)).toBe(false);
    const { lines, size } = wheelLabel(name, count);
    const last = lines.at(-1) ?? "";
    expect(last.endsWith("…")).toBe(true);
    expect(name.startsWith(lines.join(" ").slice(0, -1).trimEnd())).toBe(true);
    // A vowel sign or a pulli is never separated from its letter.
    const after = name.slice(lines.join(" ").length - 1);
    expect(/^\p{M}/u.test(after)).toBe(false);
    expect(size).toBeGreaterThanOrEqual(12.5);
  },
);
