import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyRegister } from "./register-values.ts";
import { registerBodyOf } from "./register.api.ts";
import type { RegisterRefusal } from "./register.codes.ts";
import {
  registerOpened,
  registerStep,
  type RegisterEffect,
  type RegisterEvent,
  type RegisterState,
} from "./register.machine.ts";

const picture = { token: "cp_1", source: "data:image/png;base64,AA", placeholder: "4 digits" };
const origin = { captchaToken: "", remoteAddr: "", ipInfo: {}, errorTrack: [] };
const body = registerBodyOf({ ...emptyRegister, memberAccount: "lotus88" }, {}, origin);
const login = { memberId: 7, account: "lotus88", currency: "USD", token: "s1.x" };
const refusal: RegisterRefusal = { about: "verifyCode", message: { id: "code.captcha_failed" } };

const shown: RegisterState = { ...registerOpened, captcha: { at: "shown", picture } };
const submitting: RegisterState = { ...shown, at: "submitting" };
const fetching = { at: "fetching" } as const;
const none = { at: "none" } as const;

describe("a registration attempt", () => {
  it("is sent once, with the picture that was answered", () => {
    expect(registerStep(shown, { type: "submitted", values: body })).toEqual([
      submitting,
      { do: "send", values: body, captchaToken: "cp_1" },
    ]);
    expect(registerStep(submitting, { type: "submitted", values: body })).toEqual([submitting]);
  });

  it("is not sent without a picture", () => {
    const waiting: RegisterState = { ...shown, captcha: fetching };
    expect(registerStep(waiting, { type: "submitted", values: body })).toEqual([
      waiting,
      {
        do: "show-refusal",
        refusal: { about: "verifyCode", message: { id: "code.no_picture" } },
      },
    ]);
  });

  it("is sent without a picture if the settings want no captcha", () => {
    expect(registerStep(registerOpened, { type: "submitted", values: body })[1]).toEqual({
      do: "send",
      values: body,
      captchaToken: "",
    });
  });

  it("shows a refusal, empties the answer and fetches a new picture, and may be repeated", () => {
    const [refused, ...effects] = registerStep(submitting, { type: "refused", refusal });
    expect(refused).toEqual({ ...shown, captcha: fetching });
    expect(effects).toEqual([
      { do: "empty-answer" },
      { do: "show-refusal", refusal },
      { do: "fetch-picture" },
    ]);
    const [again] = registerStep(
      { ...refused, captcha: shown.captcha },
      { type: "submitted", values: body },
    );
    expect(again.at).toBe("submitting");
  });

  it("fetches a new picture on success too, then signs in, and sends nothing after that", () => {
    const [done, ...effects] = registerStep(submitting, { type: "accepted", result: login });
    expect(effects).toEqual([
      { do: "empty-answer" },
      { do: "fetch-picture" },
      { do: "finish", result: login },
    ]);
    expect(
      registerStep({ ...done, captcha: shown.captcha }, { type: "submitted", values: body })[1],
    ).toBeUndefined();
  });
});

describe("a form closed during the call", () => {
  const closed: RegisterState = { ...submitting, isClosed: true, captcha: none };

  it("signs a created account in, and fetches no picture", () => {
    expect(registerStep(submitting, { type: "closed" })).toEqual([closed]);
    expect(registerStep(closed, { type: "accepted", result: login })).toEqual([
      { ...closed, at: "done" },
      { do: "empty-answer" },
      { do: "finish", result: login },
    ]);
  });

  it("does not show a refusal", () => {
    expect(registerStep(closed, { type: "refused", refusal })).toEqual([{ ...closed, at: "form" }]);
  });
});

describe("the captcha picture", () => {
  it("is fetched if the settings want one, and only once", () => {
    const wanted: RegisterEvent = { type: "captcha-wanted", isWanted: true };
    const [open, ...effects] = registerStep(registerOpened, wanted);
    expect(effects).toEqual([{ do: "fetch-picture" }]);
    expect(registerStep(open, wanted)).toEqual([open]);
  });

  it("is fetched again in a currency that wants one again", () => {
    const [without] = registerStep(shown, { type: "captcha-wanted", isWanted: false });
    expect(without.captcha).toEqual(none);
    expect(registerStep(without, { type: "captcha-wanted", isWanted: true })).toEqual([
      { ...shown, captcha: fetching },
      { do: "fetch-picture" },
    ]);
  });

  it("stays while the attempt that answers it is under way", () => {
    expect(registerStep(submitting, { type: "new-picture-asked" })).toEqual([submitting]);
  });
});

const events: fc.Arbitrary<RegisterEvent> = fc.oneof(
  fc.boolean().map((isWanted): RegisterEvent => ({ type: "captcha-wanted", isWanted })),
  fc.constantFrom<RegisterEvent>(
    { type: "new-picture-asked" },
    { type: "picture-arrived", picture },
    { type: "picture-failed", message: { text: "No." } },
    { type: "picture-limited", until: 5_000, message: { text: "Wait." } },
    { type: "wait-ended" },
    { type: "submitted", values: body },
    { type: "refused", refusal },
    { type: "accepted", result: login },
    { type: "closed" },
  ),
);

it("whatever happens, there is one call at a time, one sign-in per call, and every answered attempt empties the captcha", () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (happened) => {
      let state = registerOpened;
      let calls = 0;
      let signedIn = 0;
      for (const event of happened) {
        const before = state;
        const [next, ...effects] = registerStep(state, event);
        const did = (name: RegisterEffect["do"]) =>
          effects.filter((effect) => effect.do === name).length;
        calls += did("send");
        signedIn += did("finish");
        expect(did("send")).toBe(before.at !== "submitting" && next.at === "submitting" ? 1 : 0);
        if (did("send") > 0) expect(event.type).toBe("submitted");
        if (before.isClosed)
          expect(did("send") + did("show-refusal") + did("fetch-picture")).toBe(0);
        const isAnswered = before.at === "submitting" && next.at !== "submitting";
        if (isAnswered && !before.isClosed) {
          expect(did("empty-answer")).toBe(1);
          expect(did("fetch-picture")).toBe(before.captcha.at === "none" ? 0 : 1);
        }
        state = next;
      }
      expect(signedIn).toBeLessThanOrEqual(Math.min(calls, 1));
    }),
    { seed: 16, numRuns: 2_000 },
  );
});
