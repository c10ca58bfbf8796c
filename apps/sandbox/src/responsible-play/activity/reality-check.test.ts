import { expect, test } from "vitest";
import { intervalOf, mayChoose, nextCheck } from "./reality-check.ts";

const open = { minutes: 60, mayBeOff: true } as const;
const strict = { minutes: 30, mayBeOff: false } as const;

test.each([
  ["who chose nothing", undefined, open, 60],
  ["who only saw one", null, strict, 30],
  ["who chose the shortest", 15, open, 15],
  ["who wants none", 0, open, 0],
  ["who wants none where there must be one", 0, strict, 30],
  ["with an interval of their own", 45, open, 45],
] as const)("the interval of a member %s", (_, chosen, site, expected) => {
  expect(intervalOf(chosen, site)).toBe(expected);
});

const minute = 60_000;
test.each([
  ["none was seen: from the login", 15, 100 * minute, 0, 115 * minute],
  ["one was seen: from then", 30, 100 * minute, 131 * minute, 161 * minute],
  ["the last belongs to a session before", 60, 100 * minute, 90 * minute, 160 * minute],
  ["there is none", 0, 100 * minute, 0, undefined],
])("the next check, when %s", (_, minutes, beganAt, countedFrom, expected) => {
  expect(nextCheck(minutes, beganAt, countedFrom)).toBe(expected);
});

test.each([
  [true, "none, on the site that allows it", 1, 0],
  [false, "none, on the site that does not", 2, 0],
  [false, "none, on a site that is not here", 99, 0],
  [true, "the shortest interval on either", 2, 5],
  [true, "one minute: the call says how short one may be", 2, 1],
])("it is %s that a member may choose %s", (may, _, siteId, interval) => {
  expect(mayChoose({ id: 7, siteId }, interval)).toBe(may);
});
