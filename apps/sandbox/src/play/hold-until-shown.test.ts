import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdUntilShown } from "./hold-until-shown.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const koi = { memberId: 7, currency: "USD" };
const fox = { memberId: 8, currency: "USD" };

function playing() {
  const told: number[] = [];
  return { told, ...holdUntilShown(({ memberId }) => told.push(memberId)) };
}

test("a round is not reported before the game has shown it", async () => {
  const { told, moneyMoved, roundShown } = playing();
  moneyMoved(koi);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([]);
  roundShown(koi);
  expect(told).toEqual([7]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([7]);
});

test("a page that never reports it does not hold a round for good", async () => {
  const { told, moneyMoved } = playing();
  moneyMoved(koi);
  await vi.advanceTimersByTimeAsync(10_000);
  moneyMoved(koi);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([7]);
});

test("the next round is held until it is shown itself, however late the one before was", async () => {
  const { told, moneyMoved, roundShown } = playing();
  moneyMoved(koi);
  await vi.advanceTimersByTimeAsync(15_000);
  roundShown(koi);
  moneyMoved(koi);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([7]);
  roundShown(koi);
  expect(told).toEqual([7, 7]);
});

test("nothing is reported if no money moved, and nobody waits for another member's game", () => {
  const { told, moneyMoved, roundShown } = playing();
  roundShown(koi);
  expect(told).toEqual([]);
  moneyMoved(koi);
  moneyMoved(fox);
  roundShown(fox);
  expect(told).toEqual([8]);
});
