import { describe, expect, test } from "vitest";
import {
  amountOn,
  choiceOf,
  cleared,
  differsFromLast,
  emptySlip,
  played,
  repeated,
  slipOf,
  totalOf,
  withBet,
  withoutLast,
} from "./slip.ts";
import type { Slip } from "./slip.ts";

const max = 10_000n;

const placing = (...presses: readonly (readonly [spot: string, amount: bigint])[]): Slip =>
  presses.reduce<Slip>((slip, [spot, amount]) => {
    const next = withBet(slip, { spot, amount, max });
    if (!next) throw new Error(`${amount} on ${spot} is too much`);
    return next;
  }, emptySlip);

describe("bets on the table", () => {
  test("bets add up, press by press, and are undone in reverse order", () => {
    const slip = placing(["red", 200n], ["17", 100n], ["red", 100n]);
    expect(totalOf(slip)).toBe(400n);
    expect(amountOn(slip, "red")).toBe(300n);
    const before = withoutLast(slip);
    expect(amountOn(before, "red")).toBe(200n);
    expect(totalOf(withoutLast(withoutLast(withoutLast(before))))).toBe(0n);
  });

  test("all bets make up one choice, in chips of the smallest stake", () => {
    expect(choiceOf(placing(["red", 200n], ["17", 20n]), 20n)).toBe("redx10+17");
    expect(choiceOf(emptySlip, 20n)).toBe("");
  });

  test("bets stay within what one round may take", () => {
    const slip = placing(["red", max]);
    expect(withBet(slip, { spot: "black", amount: 20n, max })).toBeUndefined();
    const many = Array.from({ length: 40 }, (_, index) => [String(index), 20n] as const);
    expect(withBet(placing(...many), { spot: "red", amount: 20n, max })).toBeUndefined();
    expect(withBet(placing(...many), { spot: "0", amount: 20n, max })).toBeDefined();
  });

  test("the bets of the last round can be placed again", () => {
    const last = played(placing(["red", 200n], ["17", 100n]));
    expect(differsFromLast(last)).toBe(false);
    const none = cleared(last);
    expect(totalOf(none)).toBe(0n);
    expect(differsFromLast(none)).toBe(true);
    expect(repeated(none).placed).toEqual(last.placed);
    expect(differsFromLast(cleared(emptySlip))).toBe(false);
    expect(differsFromLast({ ...last, placed: placing(["17", 200n], ["red", 100n]).placed })).toBe(
      true,
    );
  });

  test("the bets of a round are read back from its stake", () => {
    const bets = [
      { spot: "red", chips: 10 },
      { spot: "17", chips: 1 },
    ];
    const slip = slipOf(bets, 220n);
    expect([amountOn(slip, "red"), amountOn(slip, "17")]).toEqual([200n, 20n]);
    expect(differsFromLast(slip)).toBe(false);
  });
});
