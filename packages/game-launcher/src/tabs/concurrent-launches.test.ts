import { expect, test } from "vitest";
import { watchConcurrentLaunches } from "./concurrent-launches.ts";

test("a start with an older address than ours no longer has the game, whatever its tab says", () => {
  const concurrent = watchConcurrentLaunches();
  concurrent.addressArrived("theirs", false);
  expect(concurrent.confirmClaim("theirs", true)).toBe(false);
});

test("a start with a newer address than ours has the game, whichever is heard first", () => {
  expect(watchConcurrentLaunches().confirmClaim("theirs", true)).toBe(true);
  const concurrent = watchConcurrentLaunches();
  expect(concurrent.confirmClaim("theirs", false)).toBe(false);
  expect(concurrent.addressArrived("theirs", true)).toBe(true);
});

test("an address alone is not enough, as a foreign one is not ours to follow", () => {
  expect(watchConcurrentLaunches().addressArrived("theirs", true)).toBe(false);
});

test("a claim that was once right takes no later game away, however late its address arrives", () => {
  const concurrent = watchConcurrentLaunches();
  expect(concurrent.confirmClaim("theirs", true)).toBe(true);
  expect(concurrent.addressArrived("theirs", true)).toBe(false);
});
