import fc from "fast-check";
import { expect, test } from "vitest";
import {
  checkStep,
  notCounting,
  type CheckEffect,
  type CheckEvent,
  retryWhenBusy,
  retryWhenFailed,
} from "./check.machine.ts";
import type { SessionTotals } from "./session-totals.ts";

const totals = (dueIn: number | undefined): SessionTotals => ({
  elapsed: 60_000,
  dueIn,
  minutes: 30,
  choices: [15, 30, 60],
  least: 5,
  most: 240,
  mayBeOff: true,
  result: undefined,
});

const read = (dueIn: number | undefined, isBusy = false): CheckEvent => ({
  type: "read",
  totals: totals(dueIn),
  isBusy,
});

test.each([
  ["a check that is due is shown", "reading", read(0), "asking", ["ask"]],
  ["not in the middle of a round or a form", "reading", read(-5, true), "waiting", ["count"]],
  ["whoever wants none is left alone", "reading", read(undefined), "off", []],
  ["it is counted until then", "reading", read(90_000, true), "counting", ["count"]],
  [
    "after a failure it is asked again",
    "reading",
    { type: "read", isBusy: false },
    "counting",
    ["count"],
  ],
  ["the round goes on", "waiting", { type: "time-came", isBusy: true }, "waiting", ["count"]],
  ["the round is over", "waiting", { type: "time-came", isBusy: false }, "reading", ["read"]],
  [
    "time and result are those of now",
    "counting",
    { type: "time-came", isBusy: false },
    "reading",
    ["read"],
  ],
  [
    "going on counts anew",
    "asking",
    { type: "answered", answer: "go-on" },
    "reading",
    ["mark-seen"],
  ],
  [
    "so does looking at the activity",
    "asking",
    { type: "answered", answer: "activity" },
    "reading",
    ["mark-seen", "open-activity"],
  ],
  [
    "and a logout that may be declined",
    "asking",
    { type: "answered", answer: "log-out" },
    "reading",
    ["mark-seen", "log-out"],
  ],
  [
    "an answer in another tab is one here",
    "asking",
    { type: "settled-elsewhere" },
    "reading",
    ["withdraw", "read"],
  ],
  ["whoever leaves sees no check", "asking", { type: "left" }, "away", ["withdraw"]],
  ["nothing is counted for a visitor", "counting", { type: "left" }, "away", ["stop-counting"]],
  ["an answer that comes late is nobody's", "away", read(0), "away", []],
  [
    "another interval is counted from now",
    "off",
    { type: "chosen" },
    "reading",
    ["stop-counting", "read"],
  ],
  ["a visitor's other tab changes nothing", "away", { type: "settled-elsewhere" }, "away", []],
] as const)("%s", (_, at, event, to, effects) => {
  const [next, ...done] = checkStep({ at }, event);
  expect(next.at).toBe(to);
  expect(done.map((effect) => effect.do)).toEqual(effects);
});

test("a failure is retried after a minute, an open round after two seconds", () => {
  const msOf = (effects: readonly CheckEffect[]) =>
    effects.flatMap((effect) => (effect.do === "count" ? [effect.ms] : []));
  const [, ...failed] = checkStep({ at: "reading" }, { type: "read", isBusy: true });
  const [, ...busy] = checkStep({ at: "reading" }, read(0, true));
  expect([msOf(failed), msOf(busy)]).toEqual([[retryWhenFailed], [retryWhenBusy]]);
});

const events: fc.Arbitrary<CheckEvent> = fc.oneof(
  fc.constantFrom<CheckEvent>(
    { type: "arrived" },
    { type: "left" },
    { type: "settled-elsewhere" },
    { type: "chosen" },
    { type: "answered", answer: "go-on" },
    { type: "answered", answer: "log-out" },
    { type: "read", isBusy: false },
  ),
  fc.record({ type: fc.constant("time-came" as const), isBusy: fc.boolean() }),
  fc
    .record({
      dueIn: fc.constantFrom(undefined, -60_000, 0, 1, 900_000),
      isBusy: fc.boolean(),
    })
    .map(({ dueIn, isBusy }) => read(dueIn, isBusy)),
);

/** The model: at most one dialog, one timer and one member. */
test("whatever happens, at most one check is shown, never to a visitor and never while busy", () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (history) => {
      let state = notCounting;
      let shown = 0;
      let counting = false;
      let isMember = false;
      for (const event of history) {
        if (event.type === "arrived") isMember = true;
        if (event.type === "left") isMember = false;
        if (event.type === "time-came") counting = false;
        const [next, ...effects] = checkStep(state, event);
        if (event.type === "answered" && state.at === "asking") shown -= 1;
        for (const effect of effects) {
          if (effect.do === "ask") {
            shown += 1;
            expect(isMember).toBe(true);
            expect(event).toMatchObject({ type: "read", isBusy: false });
          }
          if (effect.do === "withdraw") shown -= 1;
          if (effect.do === "count") counting = true;
          if (effect.do === "stop-counting") counting = false;
        }
        state = next;
        expect(shown).toBe(state.at === "asking" ? 1 : 0);
        // A state that counts or waits must have a timer.
        if (state.at === "counting" || state.at === "waiting")
          expect(counting || event.type === "time-came").toBe(true);
        expect(state.at === "away").toBe(!isMember);
      }
    }),
    { numRuns: 500, seed: 24 },
  );
});
