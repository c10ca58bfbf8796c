import fc from "fast-check";
import { expect, test } from "vitest";
import { stepConsent, unasked, type ConsentEvent } from "./consent.machine.ts";

const given = fc.record({
  answer: fc.constantFrom("accepted" as const, "refused" as const),
  at: fc.nat(),
});
const opened = fc.record({
  type: fc.constant("page-opened" as const),
  given: fc.option(given, { nil: undefined }),
  isOptedOut: fc.boolean(),
});
const answered = fc.record({ type: fc.constant("answered" as const), given });

/** The browser's state after each event: the cookies, the script, and whether the document is unloaded. */
function browserAfter(events: readonly ConsentEvent[]) {
  let state = unasked;
  let [hasClick, scripts, isLeaving] = [false, 0, false];
  let stored: string | undefined;
  for (const event of events) {
    const [next, ...effects] = stepConsent(state, event);
    state = next;
    for (const effect of effects) {
      if (effect.do === "store-answer") stored = effect.given.answer;
      if (effect.do === "keep-click") hasClick = true;
      if (effect.do === "forget-click") hasClick = false;
      if (effect.do === "load-script") scripts += 1;
      if (effect.do === "leave-document") isLeaving = true;
    }
  }
  return { state, hasClick, scripts, isLeaving, stored };
}

test("whatever is answered in whatever order, only a yes tracks, and a no ends tracking with its document", () => {
  fc.assert(
    fc.property(opened, fc.array(answered, { maxLength: 8 }), (first, rest) => {
      const events = [first, ...rest];
      const { state, hasClick, scripts, isLeaving, stored } = browserAfter(events);
      const last = rest.at(-1)?.given ?? first.given;
      const hasAccepted = [first, ...rest].some((event) => event.given?.answer === "accepted");

      expect(state.answer).toBe(last?.answer ?? (first.isOptedOut ? "refused" : "unasked"));
      expect(hasClick).toBe(last?.answer === "accepted");
      expect(scripts).toBe(hasAccepted ? 1 : 0);
      expect(stored).toBe(rest.at(-1)?.given.answer);
      const hasWithdrawn = events.some(
        ({ given: answer }, place) =>
          answer?.answer === "refused" &&
          events.slice(0, place).some((before) => before.given?.answer === "accepted"),
      );
      expect(isLeaving).toBe(hasWithdrawn);
    }),
  );
});

test("a browser that asks not to be tracked counts as a no that is not stored, and a yes takes precedence", () => {
  const opts = { type: "page-opened", given: undefined, isOptedOut: true } as const;
  expect(browserAfter([opts])).toMatchObject({ state: { answer: "refused" }, scripts: 0 });
  expect(browserAfter([opts]).stored).toBeUndefined();
  const yes = { type: "answered", given: { answer: "accepted", at: 1 } } as const;
  expect(browserAfter([opts, yes])).toMatchObject({ state: { answer: "accepted" }, scripts: 1 });
});
