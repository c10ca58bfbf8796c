import { expect, test } from "vitest";
import { announcedAt } from "./use-countdown.ts";

test("five minutes are announced at the start, at one minute and at the end", () => {
  const heard: number[] = [];
  let announced: number | undefined;
  for (let seconds = 300; seconds >= 0; seconds -= 1) {
    const next = announcedAt(announced, seconds);
    if (next !== undefined && next !== announced) heard.push(next);
    announced = next;
  }
  expect(heard).toEqual([300, 60, 0]);
});

test("a short wait has no minute to announce", () => {
  expect(announcedAt(undefined, 8)).toBe(8);
  expect(announcedAt(8, 7)).toBe(8);
  expect(announcedAt(8, 0)).toBe(0);
});

test("a minute that was slept through is announced late rather than never", () => {
  expect(announcedAt(300, 41)).toBe(41);
});

test("nothing is announced before the count starts, and a new wait starts again", () => {
  expect(announcedAt(undefined, 0)).toBeUndefined();
  expect(announcedAt(0, 0)).toBe(0);
  expect(announcedAt(0, 300)).toBe(300);
});
