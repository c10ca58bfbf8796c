import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitForFrame } from "./tile-turns.ts";

let now = 0;
let asked: FrameRequestCallback[] = [];

/** The next frame, this many ms after the previous one. */
const frame = (later: number) => {
  now += later;
  const callbacks = asked;
  asked = [];
  for (const callback of callbacks) callback(now);
};

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => asked.push(callback));
});

afterEach(() => {
  while (asked.length > 0) frame(16);
  vi.unstubAllGlobals();
});

/** How many of the waiting tiles each frame draws. */
const drawn = (tiles: number, later: number): number[] => {
  let here = 0;
  for (let tile = 0; tile < tiles; tile += 1) waitForFrame(() => (here += 1));
  const each: number[] = [];
  while (asked.length > 0) {
    const before = here;
    frame(later);
    each.push(here - before);
  }
  expect(here).toBe(tiles);
  return each;
};

test("every tile is drawn, one frame after the other, and no frame is requested without one", () => {
  expect(drawn(40, 16).length).toBeGreaterThan(2);
  expect(asked).toEqual([]);
});

test("timely frames draw more and more tiles, late ones fewer, but always one", () => {
  const late = drawn(60, 40);
  expect(late.at(-2)).toBe(1);
  const smooth = drawn(40, 16);
  expect(smooth[2]).toBeGreaterThan(smooth[0] ?? 0);
});

test("a pause without tiles does not count as a late frame", () => {
  expect(Math.max(...drawn(100, 16))).toBe(14);
  now += 1_000;
  expect(drawn(14, 16)).toEqual([14]);
});

test("a tile removed before its turn is not drawn", () => {
  const come = vi.fn<() => void>();
  waitForFrame(come)();
  frame(16);
  expect(come).not.toHaveBeenCalled();
});
