import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  rouletteClosed,
  rouletteStep,
  type Award,
  type RouletteEffect,
  type RouletteEvent,
  type RouletteState,
} from "./roulette.machine.ts";

const award: Award = { prizeId: 3, name: "8.88", drawsLeft: 1 };
const answered = (key: string) =>
  ({ type: "answered", key, award, piece: 2, pieces: 6, random: 0.5 }) as const;
const ready: RouletteState = { at: "ready", angle: 0 };
const asking: RouletteState = { at: "asking", angle: 0, key: "k" };
const turning: RouletteState = { at: "turning", angle: 3840, key: "k", award };
const awarded: RouletteState = { at: "awarded", angle: 3840, award, isOpen: true };
const lost: RouletteState = { at: "unanswered", angle: 0, key: "k" };
const closedAsking: RouletteState = { at: "closed", pending: { key: "k", isLost: false } };
const closedLost: RouletteState = { at: "closed", pending: { key: "k", isLost: true } };
const said = { text: "Server says 199." };
const set = { do: "set-draws", drawsLeft: 1 };
const money = { do: "refresh-money" };
const refetch = { do: "refetch" };

const refused = (as: "message" | "warning") =>
  ({ type: "refused", key: "k", refusal: { as, message: said } }) as const;

describe("the roulette", () => {
  test.each<[string, RouletteState, RouletteEvent, unknown[]]>([
    [
      "[PROMO-14] that is opened asks for the draws, and nothing can be spun before they are here",
      rouletteClosed,
      { type: "opened" },
      [{ at: "opening" }, { do: "ask-draws" }],
    ],
    [
      "is not spun before it has the draws",
      { at: "opening" },
      { type: "spin-pressed", key: "k" },
      [{ at: "opening" }],
    ],
    [
      "is ready with the draws, its wheel at the start",
      { at: "opening" },
      { type: "draws-arrived" },
      [ready],
    ],
    [
      "[PROMO-21] whose draws are refused says why",
      { at: "opening" },
      { type: "draws-refused", message: said },
      [{ at: "unavailable", message: said }],
    ],
    [
      "is asked again after a refusal",
      { at: "unavailable", message: said },
      { type: "opened" },
      [{ at: "opening" }, { do: "ask-draws" }],
    ],
    [
      "asks the platform; the wheel stands",
      ready,
      { type: "spin-pressed", key: "k" },
      [asking, { do: "spin", key: "k" }],
    ],
    ["never spins twice at once", asking, { type: "spin-pressed", key: "l" }, [asking]],
    ["is not spun while it turns", turning, { type: "spin-pressed", key: "l" }, [turning]],
    ["is not spun over its award", awarded, { type: "spin-pressed", key: "l" }, [awarded]],
    [
      "[PROMO-20] turns to the platform's prize, and has the draws that are left",
      asking,
      answered("k"),
      [turning, set, { do: "turn", key: "k" }],
    ],
    [
      "[PROMO-16] that has turned shows the award; then the balance follows",
      turning,
      { type: "turned", key: "k" },
      [awarded, money],
    ],
    ["ends no other spin's turning", turning, { type: "turned", key: "old" }, [turning]],
    [
      "is ready again behind its award, where it stopped",
      awarded,
      { type: "alert-closed" },
      [{ at: "ready", angle: 3840 }],
    ],
    [
      "tells a prize that is not on this wheel without turning, and reads the wheel",
      asking,
      { ...answered("k"), piece: undefined },
      [{ ...awarded, angle: 0 }, set, money, refetch],
    ],
    ["takes no answer to another spin", asking, answered("old"), [asking]],
    ["takes no refusal of another spin", asking, { ...refused("message"), key: "old" }, [asking]],
    ["loses no answer to another spin", asking, { type: "unanswered", key: "old" }, [asking]],
    ["asks for nothing anew when it is opened twice", ready, { type: "opened" }, [ready]],
    ["that shows its award shows it when it is opened", awarded, { type: "opened" }, [awarded]],
    [
      "turns on from where it stopped",
      { ...asking, angle: 3840 },
      answered("k"),
      [{ ...turning, angle: 3960 + 3840 }, set, { do: "turn", key: "k" }],
    ],
    [
      "that is refused stands where it stopped",
      { ...asking, angle: 3840 },
      refused("message"),
      [{ at: "ready", angle: 3840, message: said }, refetch],
    ],
    [
      "that is refused with a warning stands where it stopped",
      { ...asking, angle: 3840 },
      refused("warning"),
      [{ at: "warned", angle: 3840, message: said }, refetch],
    ],
    [
      "whose prize is not on this wheel stands where it stopped",
      { ...asking, angle: 3840 },
      { ...answered("k"), piece: undefined },
      [awarded, set, money, refetch],
    ],
    [
      "that was closed over its award tells it",
      awarded,
      { type: "closed" },
      [{ ...awarded, angle: 0, isOpen: false }],
    ],
    [
      "whose answer was lost keeps the spin when it is closed",
      lost,
      { type: "closed" },
      [closedLost],
    ],
    [
      "[PROMO-17] that is closed starts anew",
      { at: "ready", angle: 3840 },
      { type: "closed" },
      [rouletteClosed],
    ],
    [
      "that is closed in the middle of a spin keeps the spin",
      asking,
      { type: "closed" },
      [closedAsking],
    ],
    [
      "that was closed in the middle of a spin tells the award",
      closedAsking,
      answered("k"),
      [{ at: "awarded", angle: 0, award, isOpen: false }, set, money],
    ],
    [
      "that is closed while it turns tells the award at once",
      turning,
      { type: "closed" },
      [{ at: "awarded", angle: 0, award, isOpen: false }, money],
    ],
    [
      "that is opened while its award waits shows the award",
      { at: "awarded", angle: 0, award, isOpen: false },
      { type: "opened" },
      [{ at: "awarded", angle: 0, award, isOpen: false, isAsked: true }],
    ],
    [
      "that was closed is closed behind its award",
      { at: "awarded", angle: 0, award, isOpen: false },
      { type: "alert-closed" },
      [rouletteClosed],
    ],
    [
      "that was closed in the middle of a spin says why it was refused",
      closedAsking,
      refused("message"),
      [rouletteClosed, refetch, { do: "notify", message: said }],
    ],
    [
      "that was closed in the middle of a spin says that the answer was lost",
      closedAsking,
      { type: "unanswered", key: "k" },
      [closedLost, money, { do: "notify", message: { id: "roulette.lost_later" } }],
    ],
    [
      "reopened in the middle of a spin goes on waiting",
      closedAsking,
      { type: "opened" },
      [asking, { do: "ask-draws" }],
    ],
    [
      "reopened after a lost answer can only repeat that spin",
      closedLost,
      { type: "opened" },
      [lost, { do: "ask-draws" }],
    ],
    ["without an answer keeps the spin", asking, { type: "unanswered", key: "k" }, [lost, money]],
    [
      "tries a lost spin again under its key",
      lost,
      { type: "spin-pressed", key: "new" },
      [asking, { do: "spin", key: "k" }],
    ],
    [
      "reaches the platform again: the same spin once more",
      lost,
      { type: "reconnected" },
      [asking, { do: "spin", key: "k" }],
    ],
    [
      "reaches the platform again although it was closed",
      closedLost,
      { type: "reconnected" },
      [closedAsking, { do: "spin", key: "k" }],
    ],
    ["asks nothing again while the call is under way", asking, { type: "reconnected" }, [asking]],
    [
      "[PROMO-26] whose spin is refused does not turn",
      asking,
      refused("message"),
      [{ at: "ready", angle: 0, message: said }, refetch],
    ],
    [
      "[PROMO-22] whose spin is refused with a warning warns",
      asking,
      refused("warning"),
      [{ at: "warned", angle: 0, message: said }, refetch],
    ],
    [
      "goes on behind its warning",
      { at: "warned", angle: 0, message: said },
      { type: "alert-closed" },
      [ready],
    ],
    ["is closed by a logout", asking, { type: "aborted" }, [rouletteClosed]],
    [
      "whose draws are given up by a logout is closed",
      { at: "opening" },
      { type: "draws-aborted" },
      [rouletteClosed],
    ],
    ["whose draws are given up goes on with its spin", asking, { type: "draws-aborted" }, [asking]],
  ])("%s", (_, state, event, step) => {
    expect(rouletteStep(state, event)).toEqual(step);
  });
});

/** Anything a player and a platform can do, in any order. */
const moves = fc.array(
  fc.constantFrom(
    "open",
    "close",
    "press",
    "press",
    "draws",
    "draws-refused",
    "answer",
    "answer",
    "refuse",
    "warn",
    "lose",
    "lose-after",
    "reconnect",
    "stop",
    "close-alert",
  ),
  { maxLength: 60 },
);
type Move = typeof moves extends fc.Arbitrary<readonly (infer M)[]> ? M : never;

/** A roulette and its platform, which uses up one draw per key, however often it is called. */
function play() {
  let state: RouletteState = rouletteClosed;
  let calls: string[] = [];
  let turns: string[] = [];
  let presses = 0;
  const decided = new Set<string>();
  const refusedKeys = new Set<string>();
  const told: string[] = [];
  const asked = new Set<string>();

  function perform(effect: RouletteEffect) {
    if (effect.do === "spin") {
      expect(calls, "one call at a time").toEqual([]);
      for (const earlier of asked)
        if (earlier !== effect.key)
          expect(told.includes(earlier) || refusedKeys.has(earlier), "no second spin").toBe(true);
      asked.add(effect.key);
      calls.push(effect.key);
    }
    if (effect.do === "turn") turns.push(effect.key);
  }

  function send(event: RouletteEvent) {
    const before = state;
    const [next, ...effects] = rouletteStep(state, event);
    state = next;
    if (next.at === "awarded" && before.at !== "awarded") {
      expect(decided.has(String(next.award.name)), "the result is the platform's").toBe(true);
      told.push(String(next.award.name));
    }
    if (next.at === "ready" && before.at === "opening") expect(next.angle).toBe(0);
    effects.forEach(perform);
  }

  function answer(key: string) {
    decided.add(key);
    const award = { prizeId: 1, name: key, drawsLeft: 0 };
    send({ type: "answered", key, award, piece: 0, pieces: 3, random: 0.2 });
  }

  /** The platform's handling of the pending call. */
  function settle(end: (key: string) => void) {
    const [key] = calls;
    calls = [];
    if (key !== undefined) end(key);
  }

  const steps: Record<Move, () => void> = {
    open: () => send({ type: "opened" }),
    close: () => send({ type: "closed" }),
    press: () => send({ type: "spin-pressed", key: `spin-${++presses}` }),
    draws: () => send({ type: "draws-arrived" }),
    "draws-refused": () => send({ type: "draws-refused", message: said }),
    answer: () => settle(answer),
    // Once the platform responds again, it returns what it has decided and never refuses it.
    refuse: () => settle((key) => (decided.has(key) ? answer(key) : refuse(key, "message"))),
    warn: () => settle((key) => (decided.has(key) ? answer(key) : refuse(key, "warning"))),
    lose: () => settle((key) => send({ type: "unanswered", key })),
    "lose-after": () =>
      settle((key) => {
        decided.add(key);
        send({ type: "unanswered", key });
      }),
    reconnect: () => send({ type: "reconnected" }),
    stop() {
      const [key] = turns;
      turns = turns.slice(1);
      if (key !== undefined) send({ type: "turned", key });
    },
    "close-alert": () => send({ type: "alert-closed" }),
  };

  function refuse(key: string, as: "message" | "warning") {
    refusedKeys.add(key);
    send({ type: "refused", key, refusal: { as, message: said } });
  }

  return { step: (move: Move) => steps[move](), told, decided, asked };
}

test("whatever happens in whatever order, there is one spin at a time, and a win is reported once", () => {
  fc.assert(
    fc.property(moves, (order) => {
      const game = play();
      for (const move of order) game.step(move);
      expect(new Set(game.told).size, "told once").toBe(game.told.length);

      // Once the platform is reachable and the player waits, every decided result is shown.
      for (const move of ["reconnect", "answer", "stop", "close-alert"] as const) game.step(move);
      expect(game.told.toSorted()).toEqual([...game.decided].toSorted());
    }),
    { numRuns: 1_000 },
  );
});
