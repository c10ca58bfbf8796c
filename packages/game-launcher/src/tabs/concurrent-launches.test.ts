import { expect, test } from "vitest";
import { watchConcurrentLaunches } from "./concurrent-launches.ts";

test("a start whose address came before ours has no game any more, whatever its tab says", () => {
  const concurrent = watchConcurrentLaunches();
  concurrent.addressArrived("theirs", false);
  expect(concurrent.confirmClaim("theirs", true)).toBe(false);
});

test("a start whose address comes after ours has the game, whichever is heard first", () => {
  expect(watchConcurrentLaunches().confirmClaim("theirs", true)).toBe(true);
  const concurrent = watchConcurrentLaunches();
  expect(concurrent.confirmClaim("theirs", false)).toBe(false);
  expect(concurrent.addressArrived("theirs", true)).toBe(true);
});

test("an address alone says nothing: a foreign one is not ours to follow", () => {
  expect(watchConcurrentLaunches().addressArrived("theirs", true)).toBe(false);
});

test("a claim that was right once takes no later game away, however late its address is", () => {
  const concurrent = watchConcurrentLaunches();
  expect(concurrent.confirmClaim("theirs", true)).toBe(true);
  expect(concurrent.addressArrived("theirs", true)).toBe(false);
});
