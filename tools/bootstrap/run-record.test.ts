import { expect, it } from "vitest";
import { unforgiven } from "./run-record.mjs";

const flaky = (...tests: string[]) => tests.map((test) => ({ test }));
const run = (day: number, ...tests: string[]) => ({
  date: `2026-11-${day}`,
  flaky: flaky(...tests),
});

it("five flaky tests are forgiven, six are not", () => {
  expect(unforgiven([], [])).toEqual([]);
  expect(unforgiven(flaky("a", "b", "c", "d", "e"), [run(10, "x")])).toEqual([]);
  expect(unforgiven(flaky("a", "b", "c", "d", "e", "f"), [])).toEqual([
    "6 tests were flaky, at most 5 may be",
  ]);
});

it("a test that is flaky twice in ten runs is not forgiven", () => {
  const earlier = [run(10, "a"), run(11, "a"), run(12)];
  expect(unforgiven(flaky("a", "b"), earlier)).toEqual(["a: flaky again, after 2026-11-11"]);
});

it("the tenth run before this one is forgotten", () => {
  const quiet = Array.from({ length: 8 }, (_, day) => run(11 + day));
  expect(unforgiven(flaky("a"), [run(10, "a"), ...quiet])).toHaveLength(1);
  expect(unforgiven(flaky("a"), [run(10, "a"), ...quiet, run(19)])).toEqual([]);
});
