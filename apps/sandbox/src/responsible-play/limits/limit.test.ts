import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Limit,
  limitAt,
  noLimit,
  raiseDelay,
  sizeOf,
  withoutPending,
  withSize,
} from "./limit.ts";

const now = Date.UTC(2026, 10, 20, 12);
const later = now + raiseDelay;

describe("a limit", () => {
  test.each<[string, Limit, bigint | null, Limit]>([
    ["set for the first time is in force at once", noLimit, 50n, { size: 50n }],
    ["made lower is in force at once", { size: 50n }, 40n, { size: 40n }],
    [
      "made higher waits a day",
      { size: 50n },
      60n,
      { size: 50n, pending: { size: 60n, from: later } },
    ],
    [
      "taken away waits a day",
      { size: 50n },
      null,
      { size: 50n, pending: { size: null, from: later } },
    ],
    [
      "made higher once more waits anew",
      { size: 50n, pending: { size: 60n, from: now + 5 } },
      70n,
      { size: 50n, pending: { size: 70n, from: later } },
    ],
    [
      "asked for twice alike goes on waiting",
      { size: 50n, pending: { size: 60n, from: now + 5 } },
      60n,
      { size: 50n, pending: { size: 60n, from: now + 5 } },
    ],
    [
      "made lower forgets what was to be higher",
      { size: 50n, pending: { size: 60n, from: now + 5 } },
      40n,
      { size: 40n },
    ],
    [
      "that was to be higher a moment ago is judged by that",
      { size: 50n, pending: { size: 60n, from: now } },
      55n,
      { size: 55n },
    ],
    ["that was never set stays away", noLimit, null, noLimit],
  ])("a limit %s", (_, before, wanted, after) => {
    expect(withSize(before, wanted, now)).toEqual(after);
  });

  test("a limit is raised 24 hours after the request", () => {
    const at = Date.parse("2026-11-20T12:00:00Z");
    expect(withSize({ size: 50n }, 60n, at).pending?.from).toBe(Date.parse("2026-11-21T12:00:00Z"));
  });

  test("a limit is raised from the day after, to the millisecond, and the request can be cancelled until then", () => {
    const limit = withSize({ size: 50n }, 60n, now);
    expect(limitAt(limit, later - 1).size).toBe(50n);
    expect(limitAt(limit, later)).toEqual({ size: 60n });
    expect(withoutPending(limit, later - 1)).toEqual({ size: 50n });
    expect(withoutPending(limit, later)).toEqual({ size: 60n });
  });
});

/** No limit is higher than any number in this test. */
const height = (size: bigint | null) => size ?? 1_000n;

const step = fc.record({
  after: fc.integer({ min: 0, max: raiseDelay + 1 }),
  wanted: fc.oneof(
    fc.bigInt({ min: 1n, max: 20n }),
    fc.constant(null),
    fc.constant("keep" as const),
  ),
});

test("whatever a member does, a limit is raised only by a request that is a day old and was not cancelled", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let at = now;
      let limit: Limit = { size: 10n };
      /** The last requested increase, tracked by a model that knows nothing of `pending`. */
      let wish: { readonly size: bigint | null; readonly at: number } | undefined;
      let inForce: bigint | null = 10n;
      for (const { after, wanted } of steps) {
        at += after;
        if (wish && at - wish.at >= raiseDelay) {
          inForce = wish.size;
          wish = undefined;
        }
        expect(limitAt(limit, at).size).toBe(inForce);
        if (wanted === "keep") {
          limit = withoutPending(limit, at);
          wish = undefined;
        } else {
          limit = withSize(limit, wanted, at);
          if (height(wanted) <= height(inForce)) {
            inForce = wanted;
            wish = undefined;
          } else if (wish?.size !== wanted || wish === undefined) wish = { size: wanted, at };
        }
        expect(limitAt(limit, at).size).toBe(inForce);
      }
    }),
    { seed: 20261123, numRuns: 500 },
  );
});

test.each([
  ["day", "1440", 1_440n],
  ["day", "1441", undefined],
  ["week", "10080", 10_080n],
  ["week", "10081", undefined],
  // The longest month.
  ["month", "44640", 44_640n],
  ["month", "44641", undefined],
  ["day", "1", 1n],
  ["day", "0", undefined],
  ["day", "10.50", undefined],
  ["day", "10.00", undefined],
  ["month", null, null],
] as const)("a %s with a session limit of '%s' has one of %s minutes", (period, size, minutes) => {
  expect(sizeOf({ kind: "session", period, size }, "VND")).toBe(minutes);
});

test.each([
  ["USD", "0.01", 1n],
  ["USD", "0.00", undefined],
  ["USD", "0", undefined],
  ["USD", "5", 500n],
  ["USD", "500.50", 50_050n],
  ["VND", "500.00", 50_000n],
  ["VND", "500.50", undefined],
  ["VND", "500.01", undefined],
  ["USD", null, null],
] as const)("in %s '%s' is a limit of %s minor units", (currency, size, amount) => {
  for (const kind of ["loss", "deposit"] as const)
    expect(sizeOf({ kind, period: "week", size }, currency)).toBe(amount);
});
