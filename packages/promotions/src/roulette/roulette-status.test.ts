import { expect, test } from "vitest";
import { statusOf } from "./roulette-status.ts";
import type { RouletteState } from "./roulette.machine.ts";

const said = { text: "The platform's words." };
const award = { prizeId: 1, name: "88.00", drawsLeft: 0 };
const ready: RouletteState = { at: "ready", angle: 0 };
const refused: RouletteState = { at: "ready", angle: 0, message: said };

test.each<[string, RouletteState, number | undefined, boolean, object]>([
  ["closed", { at: "closed" }, 2, false, { isOpen: false }],
  ["opening", { at: "opening" }, undefined, false, { isOpen: true, isBusy: true }],
  [
    "unavailable",
    { at: "unavailable", message: said },
    undefined,
    false,
    { button: "again", problem: said },
  ],
  ["ready", ready, 2, false, { isBusy: false, isDisabled: false, button: "spin" }],
  ["ready without draws", ready, 0, false, { isDisabled: true, status: "roulette.no_draws" }],
  ["ended while open", ready, 2, true, { isDisabled: true, problem: { id: "roulette.ended" } }],
  ["refused", refused, 2, false, { isDisabled: false, problem: said }],
  ["refused for want of draws", refused, 0, false, { isDisabled: true, problem: said }],
  ["warned", { at: "warned", angle: 0, message: said }, 2, false, { isOpen: true }],
  ["asking", { at: "asking", angle: 5, key: "k" }, 2, false, { isBusy: true, angle: 5 }],
  // The result of a spin already under way is shown, whatever wheel is running by then.
  ["asking, ended meanwhile", { at: "asking", angle: 5, key: "k" }, 2, true, { isBusy: true }],
  [
    "unanswered",
    { at: "unanswered", angle: 0, key: "k" },
    2,
    false,
    { button: "again", problem: { id: "roulette.lost" } },
  ],
  [
    "turning",
    { at: "turning", angle: 3888, key: "k", award },
    0,
    false,
    { angle: 3888, isBusy: true, status: "roulette.turning" },
  ],
  [
    "awarded",
    { at: "awarded", angle: 3888, award, isOpen: true },
    0,
    false,
    { isOpen: true, angle: 3888 },
  ],
  [
    "awarded after closing",
    { at: "awarded", angle: 0, award, isOpen: false },
    0,
    false,
    { isOpen: false, angle: 0 },
  ],
])(
  "a %s roulette has the right status, button and problem",
  (_, state, drawsLeft, hasEnded, shown) => {
    expect(statusOf({ state, drawsLeft, hasEnded })).toMatchObject(shown);
  },
);

test("a refusal that says no draws are left is not repeated by the status", () => {
  expect(statusOf({ state: refused, drawsLeft: 0, hasEnded: false }).status).toBeUndefined();
});
