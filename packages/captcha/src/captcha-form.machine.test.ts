import { describe, expect, it } from "vitest";
import {
  refuseAttempt,
  stepCaptchaForm,
  type CaptchaForm,
  type CaptchaFormEvent,
} from "./captcha-form.machine.ts";
import { fetching } from "./captcha.machine.ts";

type Event = CaptchaFormEvent<string, string, number>;

const picture = { token: "cp_1", source: "data:image/png;base64,AA", placeholder: "4 digits" };
const opened: CaptchaForm = { at: "form", captcha: fetching };
const shown: CaptchaForm = { at: "form", captcha: { at: "shown", picture } };
const submitting: CaptchaForm = { ...shown, at: "submitting" };
const without: CaptchaForm = { at: "form", captcha: { at: "none" } };
const submitted: Event = { type: "submitted", values: "typed" };

const step = <State extends CaptchaForm<string>>(state: State, event: Event) =>
  stepCaptchaForm(state, event, "no picture");
const after = (state: CaptchaForm, ...events: Event[]) =>
  events.reduce((now, event) => step(now, event)[0], state);

describe("submitting a form with a captcha", () => {
  it("sends it once, with the picture that was answered", () => {
    expect(step(shown, submitted)).toEqual([
      submitting,
      { do: "send", values: "typed", captchaToken: "cp_1" },
    ]);
    expect(step(submitting, submitted)).toEqual([submitting]);
  });

  it("shows a refusal, empties the answer and fetches a new picture", () => {
    const told = [
      opened,
      { do: "empty-answer" },
      { do: "show-refusal", refusal: "no" },
      { do: "fetch-picture" },
    ];
    expect(step(submitting, { type: "refused", refusal: "no" })).toEqual(told);
    expect(refuseAttempt(shown, "no")).toEqual(told);
  });

  it("fetches a new picture on success too, then finishes the form", () => {
    expect(step(submitting, { type: "accepted", result: 7 })).toEqual([
      { at: "done", captcha: fetching },
      { do: "empty-answer" },
      { do: "fetch-picture" },
      { do: "finish", result: 7 },
    ]);
  });

  it.each([
    ["on its way", fetching],
    ["not to be had", { at: "failed", message: { text: "Network error." } }],
    ["out of reach", { at: "waiting", until: 5_000, message: { text: "Wait." } }],
  ] as const)("sends nothing while the picture is %s, and keeps what was typed", (_, captcha) => {
    const state = { at: "form", captcha } as const;
    expect(step(state, submitted)).toEqual([state, { do: "show-refusal", refusal: "no picture" }]);
  });

  it("keeps the picture until the answer to it has come", () => {
    expect(step(submitting, { type: "new-picture-asked" })).toEqual([submitting]);
  });

  it.each([
    ["before it was made", "form"],
    ["after its end", "done"],
    ["while the form does something else", "elsewhere"],
  ])("ignores an answer that arrives %s", (_, at) => {
    const state = { ...shown, at };
    expect(step(state, { type: "refused", refusal: "no" })).toEqual([state]);
    expect(step(state, { type: "accepted", result: 7 })).toEqual([state]);
  });

  it("sends nothing while the form is doing something else, nor after its end", () => {
    for (const at of ["elsewhere", "done"])
      expect(step({ ...shown, at }, submitted)).toEqual([{ ...shown, at }]);
  });
});

describe("the captcha picture", () => {
  it("is fetched when the form opens, once at a time", () => {
    expect(step(opened, { type: "opened" })).toEqual([opened, { do: "fetch-picture" }]);
    expect(step(opened, { type: "new-picture-asked" })).toEqual([opened]);
  });

  it("cannot be fetched during the wait of a limit, and can be after it", () => {
    const limited: Event = { type: "picture-limited", until: 5_000, message: { text: "Wait." } };
    const [waiting, ...effects] = step(opened, limited);
    expect(effects).toEqual([{ do: "wait", until: 5_000 }]);
    expect(step(waiting, { type: "new-picture-asked" })).toEqual([waiting]);

    const [free] = step(waiting, { type: "wait-ended" });
    expect(step(free, { type: "new-picture-asked" })).toEqual([
      { ...free, captcha: fetching },
      { do: "fetch-picture" },
    ]);
  });

  it("says why it could not be fetched, and can be asked for again", () => {
    const message = { text: "Network error." };
    const failed = after(opened, { type: "picture-failed", message });
    expect(failed.captcha).toEqual({ at: "failed", message });
    expect(step(failed, { type: "new-picture-asked" })[1]).toEqual({ do: "fetch-picture" });
  });
});

describe("a form without a captcha", () => {
  it("sends no token, and has no picture before or after", () => {
    expect(step(without, { type: "opened" })).toEqual([without]);
    expect(step(without, { type: "new-picture-asked" })).toEqual([without]);
    expect(step(without, { type: "picture-arrived", picture })).toEqual([without]);
    const [sent, ...effects] = step(without, submitted);
    expect(effects).toEqual([{ do: "send", values: "typed", captchaToken: "" }]);
    expect(step(sent, { type: "refused", refusal: "no" })).toEqual([
      without,
      { do: "empty-answer" },
      { do: "show-refusal", refusal: "no" },
    ]);
    expect(step(sent, { type: "accepted", result: 7 })).toEqual([
      { ...without, at: "done" },
      { do: "empty-answer" },
      { do: "finish", result: 7 },
    ]);
  });
});
