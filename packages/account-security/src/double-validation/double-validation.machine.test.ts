import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  doubleValidationStep as step,
  firstAsked,
  type DoubleValidation,
  type DoubleValidationEffect,
  type DoubleValidationEvent,
} from "./double-validation.machine.ts";
import type { Question } from "./question.ts";

const picture = { token: "cp_1", source: "data:image/png;base64,AA", placeholder: "4 digits" };
const question: Question = { memberLoginId: "ml_1", subject: "phone", remaining: 3 };
const next: Question = { memberLoginId: "ml_1", subject: "email", remaining: 2 };
const values = { answer: "0912345678", code: "0000" };
const login = { memberId: 7, account: "anna", currency: "USD", token: "s1.x" };

const opened = firstAsked(question);
const asking: DoubleValidation = { ...opened, captcha: { at: "shown", picture } };
const answering: DoubleValidation = { ...asking, at: "submitting" };
const skipping: DoubleValidation = { ...asking, at: "skipping" };

describe("submitting an answer", () => {
  it("sends it once, with the picture that was answered", () => {
    expect(step(asking, { type: "submitted", values })).toEqual([
      answering,
      { do: "send", values, captchaToken: "cp_1" },
    ]);
    for (const busy of [answering, skipping])
      expect(step(busy, { type: "submitted", values })).toEqual([busy]);
  });

  it("[AUTH-56] empties both fields and fetches a new picture when it is refused", () => {
    const refusal = { about: "answer", message: { id: "double_validation_faild" } } as const;
    expect(step(answering, { type: "refused", refusal })).toEqual([
      opened,
      { do: "empty-answer" },
      { do: "show-refusal", refusal },
      { do: "fetch-picture" },
    ]);
  });

  it("completes the login when it is accepted", () => {
    expect(step(answering, { type: "accepted", result: login })).toEqual([
      { ...answering, at: "done" },
      { do: "empty-answer" },
      { do: "finish", result: login },
    ]);
  });

  it("sends nothing without a picture", () => {
    expect(step(opened, { type: "submitted", values })).toEqual([
      opened,
      { do: "show-refusal", refusal: { about: "code", message: { id: "no_picture" } } },
    ]);
  });

  it("keeps the picture until the answer is judged", () => {
    expect(step(answering, { type: "new-picture-asked" })).toEqual([answering]);
  });
});

describe("skipping a question", () => {
  it("[AUTH-39] brings the next question and keeps the picture", () => {
    expect(step(asking, { type: "skip-asked" })).toEqual([
      skipping,
      { do: "skip", memberLoginId: "ml_1" },
    ]);
    expect(step(skipping, { type: "question-arrived", question: next })).toEqual([
      { ...asking, question: next, asked: 2 },
    ]);
  });

  it("sends nothing while an answer is being judged, or when no question is left", () => {
    const last: DoubleValidation = { ...asking, question: { ...question, remaining: 1 } };
    for (const state of [answering, skipping, last])
      expect(step(state, { type: "skip-asked" })).toEqual([state]);
  });

  it("shows a refusal, and keeps the question", () => {
    const refusal = { about: "form", message: { id: "account_error" } } as const;
    expect(step(skipping, { type: "skip-refused", refusal })).toEqual([
      asking,
      { do: "show-refusal", refusal },
    ]);
  });
});

const event: fc.Arbitrary<DoubleValidationEvent> = fc.constantFrom<DoubleValidationEvent[]>(
  { type: "opened" },
  { type: "new-picture-asked" },
  { type: "picture-arrived", picture },
  { type: "picture-failed", message: { text: "Network error." } },
  { type: "picture-limited", until: 5_000, message: { text: "Wait." } },
  { type: "wait-ended" },
  { type: "submitted", values },
  { type: "refused", refusal: { about: "form", message: { text: "No." } } },
  { type: "accepted", result: login },
  { type: "skip-asked" },
  { type: "question-arrived", question: next },
  { type: "skip-refused", refusal: { about: "form", message: { id: "account_error" } } },
  { type: "closed" },
);

describe("whatever happens, in any order", () => {
  const run = (events: readonly DoubleValidationEvent[]) => {
    let state = opened;
    const orders: { effect: DoubleValidationEffect; before: DoubleValidation }[] = [];
    for (const one of events) {
      const before = state;
      const [now, ...effects] = step(state, one);
      state = now;
      orders.push(...effects.map((effect) => ({ effect, before })));
    }
    return orders;
  };
  const stories = fc.array(event, { maxLength: 40 });
  const options = { seed: 107, numRuns: 500 };

  it("one call is under way at a time", () => {
    fc.assert(
      fc.property(stories, (events) => {
        const calls = run(events).filter(
          ({ effect }) => effect.do === "send" || effect.do === "skip",
        );
        expect(calls.filter(({ before }) => before.at !== "form")).toEqual([]);
      }),
      options,
    );
  });

  it("a login is completed once, by an answer that was sent and not abandoned", () => {
    fc.assert(
      fc.property(stories, (events) => {
        const completed = run(events).filter(({ effect }) => effect.do === "finish");
        expect(completed.length).toBeLessThanOrEqual(1);
        expect(completed.filter(({ before }) => before.at !== "submitting")).toEqual([]);
      }),
      options,
    );
  });

  it("no effect is ordered after the dialog was closed", () => {
    fc.assert(
      fc.property(stories, (events) => {
        expect(run(events).filter(({ before }) => before.at === "closed")).toEqual([]);
      }),
      options,
    );
  });
});
