import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoundInput } from "../engine.ts";
import { crash, crashPoint, outcomes } from "./crash.ts";
import { payoutAt, highestCash, lowestCash, multiplierAt, reachedAt } from "./curve.ts";

/** Draws the same number every time. */
const drawing = (outcome: number) => ({ below: () => outcome });

/** The outcome of half the numbers: a crash at 1.94×. */
const half = drawing(outcomes / 2);

const asked = (ask: Partial<RoundInput> = {}): RoundInput => ({
  stake: 200n,
  choice: "",
  moves: [],
  elapsed: 0,
  ...ask,
});

const anyOutcome = fc.integer({ min: 0, max: outcomes - 1 });
const anyTarget = fc.integer({ min: lowestCash, max: highestCash });
const anyStake = fc.bigInt({ min: 1n, max: 1_000_000n }).map((steps) => steps * 20n);

describe("the crash curve", () => {
  test.each([
    [0, 100],
    [165, 100],
    [166, 101],
    [11_553, 200],
    [38_377, 1_000],
    [153_506, 1_000_000],
    [Infinity, 1_000_000],
  ])("is after %d ms at %d hundredths", (elapsed, multiplier) => {
    expect(multiplierAt(elapsed)).toBe(multiplier);
  });

  test("reaches a multiplier at its computed time, and not a millisecond earlier", () => {
    fc.assert(
      fc.property(anyTarget, (target) => {
        expect(multiplierAt(reachedAt(target) + 1)).toBeGreaterThanOrEqual(target);
        expect(multiplierAt(reachedAt(target) - 1)).toBeLessThan(target);
      }),
    );
  });
});

describe("the crash point", () => {
  test.each([
    [0, 100],
    [outcomes / 2, 194],
    [outcomes - 1, highestCash],
    [outcomes - 416_611, highestCash],
    [outcomes - 416_612, highestCash - 1],
  ])("for outcome %i is %i hundredths", (outcome, point) => {
    expect(crashPoint(outcome)).toBe(point);
  });

  test("returns 97 % for every possible target multiplier, computed without a draw", () => {
    let least = Infinity;
    for (let target = lowestCash; target <= highestCash; target += 1) {
      // The last outcomes have the highest points, so a target is reached by this many of them.
      const reaching = Math.floor((97 * outcomes) / target);
      const share = (reaching * target) / (100 * outcomes);
      if (share > 0.97) throw new Error(`${target} returns ${share}`);
      least = Math.min(least, share);
    }
    expect(least).toBeGreaterThan(0.969_99);
    expect(crash.returnInBasisPoints).toBe(9_700);
  });

  test("reaches each multiplier for exactly the computed number of outcomes", () => {
    fc.assert(
      fc.property(anyTarget, (target) => {
        const reaching = Math.floor((97 * outcomes) / target);
        expect(crashPoint(outcomes - reaching)).toBeGreaterThanOrEqual(target);
        expect(crashPoint(outcomes - reaching - 1)).toBeLessThan(target);
      }),
    );
  });
});

describe("a crash flight", () => {
  test("is open below its crash point, and does not reveal it", () => {
    expect(crash.stateOf(half, asked({ elapsed: 10_000 }))).toEqual({
      staked: 200n,
      win: 0n,
      isOver: false,
      next: ["cash"],
      shown: { multiplier: 182 },
    });
  });

  test("crashes when it would pass its crash point", () => {
    const last = Math.ceil(reachedAt(194));
    const after = Math.ceil(reachedAt(195));
    expect(crash.stateOf(half, asked({ elapsed: last })).isOver).toBe(false);
    expect(crash.stateOf(half, asked({ elapsed: after }))).toEqual({
      staked: 200n,
      win: 0n,
      isOver: true,
      next: [],
      shown: { multiplier: 194, point: 194, isCashed: false },
    });
  });

  test("pays the multiplier it is cashed out at", () => {
    const move = crash.storedMove("cash", 7_100);
    expect(move).toBe("cash:153");
    const state = crash.stateOf(half, asked({ moves: [move], elapsed: 7_100 }));
    expect(state).toMatchObject({ win: 306n, isOver: true, next: [] });
    expect(state.shown).toEqual({ multiplier: 153, point: 194, isCashed: true });
  });

  test("pays 1.01 when cashed out at once, as the bare stake is never paid back", () => {
    const move = crash.storedMove("cash", 3);
    expect(crash.stateOf(half, asked({ moves: [move], elapsed: 3 })).win).toBe(202n);
  });

  test("is over before it starts when its crash point is 1.00", () => {
    const state = crash.stateOf(drawing(1), asked());
    expect(state).toMatchObject({ win: 0n, isOver: true });
  });

  test.each([
    ["auto:194", 194, 388n],
    ["auto:195", 195, 0n],
    ["auto:101", 101, 202n],
  ])("with %s is decided at %i hundredths and pays %s", (choice, until, win) => {
    const before = crash.stateOf(half, asked({ choice, elapsed: reachedAt(until) - 1 }));
    expect(before.isOver).toBe(false);
    const after = crash.stateOf(half, asked({ choice, elapsed: reachedAt(until) + 1 }));
    expect(after).toMatchObject({ isOver: true, win });
    expect(crash.stateOf(half, asked({ choice, elapsed: Infinity }))).toEqual(after);
  });

  test("pays at the highest multiplier if nobody cashes out", () => {
    const state = crash.stateOf(drawing(outcomes - 1), asked({ elapsed: Infinity }));
    expect(state).toMatchObject({ isOver: true, win: 200n * 10_000n });
  });

  test.each([
    ["", true],
    ["auto:101", true],
    ["auto:1000000", true],
    ["auto:100", false],
    ["auto:1000001", false],
    ["auto:0200", false],
    ["auto:2.00", false],
    ["cash:200", false],
    ["auto", false],
  ])("accepts the choice %j: %j", (choice, isOne) => {
    expect(crash.isChoice(choice)).toBe(isOne);
    if (!isOne) expect(() => crash.stateOf(half, asked({ choice }))).toThrow(RangeError);
  });

  test.each([
    [["cash"]],
    [["cash:100"]],
    [["cash:195"]],
    [["cash:150", "cash:150"]],
    [["auto:150"]],
    [["hit"]],
  ])("refuses the moves %j", (moves) => {
    expect(() => crash.stateOf(half, asked({ moves, elapsed: 20_000 }))).toThrow(RangeError);
  });

  test("refuses a cash-out at or above the automatic one", () => {
    const ask = asked({ choice: "auto:150", moves: ["cash:150"], elapsed: 20_000 });
    expect(() => crash.stateOf(half, ask)).toThrow(RangeError);
  });
});

test("a round follows from its number alone, and never loses more than the stake", () => {
  fc.assert(
    fc.property(
      anyOutcome,
      anyStake,
      fc.nat(200_000),
      anyTarget,
      (outcome, stake, elapsed, target) => {
        for (const choice of ["", `auto:${target}`]) {
          const ask = asked({ stake, choice, elapsed });
          const state = crash.stateOf(drawing(outcome), ask);
          expect(crash.stateOf(drawing(outcome), { ...ask })).toEqual(state);
          expect(state.staked).toBe(stake);
          expect(state.win >= 0n && state.win <= payoutAt(stake, highestCash)).toBe(true);
          expect(state.isOver).toBe(state.next.length === 0);
        }
      },
    ),
  );
});

test("two open flights look the same, wherever they will crash", () => {
  fc.assert(
    fc.property(anyOutcome, anyOutcome, fc.nat(60_000), (one, other, elapsed) => {
      const [first, second] = [one, other].map((outcome) =>
        crash.stateOf(drawing(outcome), asked({ elapsed })),
      );
      fc.pre(first?.isOver === false && second?.isOver === false);
      expect(first).toEqual(second);
    }),
  );
});

test("an allowed cash-out keeps its multiplier, however late it is looked at", () => {
  fc.assert(
    fc.property(anyOutcome, fc.nat(60_000), (outcome, elapsed) => {
      const open = crash.stateOf(drawing(outcome), asked({ elapsed }));
      fc.pre(!open.isOver);
      const moves = [crash.storedMove("cash", elapsed)];
      const now = crash.stateOf(drawing(outcome), asked({ moves, elapsed }));
      expect(now.isOver).toBe(true);
      expect(now.win).toBeGreaterThanOrEqual(202n);
      expect(crash.stateOf(drawing(outcome), asked({ moves, elapsed: Infinity }))).toEqual(now);
    }),
  );
});
