import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { registerBodyOf } from "./register-body.ts";
import { emptyRegister } from "./register-values.ts";
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

const shown: RegisterState = {
  ...registerOpened,
  hasCaptcha: true,
  captcha: { at: "shown", picture },
};
const submitting: RegisterState = { ...shown, at: "submitting", refusal: undefined };
const fetching = { at: "fetching" } as const;

describe("an attempt", () => {
  it("is made once, with the picture that was answered", () => {
    expect(registerStep(shown, { type: "submitted", body })).toEqual([
      submitting,
      { do: "register", body: { ...body, captcha_token: "cp_1" } },
    ]);
    expect(registerStep(submitting, { type: "submitted", body })).toEqual([submitting]);
  });

  it("without a picture is not made", () => {
    const waiting: RegisterState = { ...shown, captcha: fetching };
    expect(registerStep(waiting, { type: "submitted", body })).toEqual([
      { ...waiting, refusal: { about: "verifyCode", message: { id: "code.no_picture" } } },
    ]);
  });

  it("without a picture is told again at the next press", () => {
    const waiting: RegisterState = { ...shown, captcha: fetching };
    const [once] = registerStep(waiting, { type: "submitted", body });
    const [twice] = registerStep(once, { type: "submitted", body });
    expect(twice.refusal).toEqual(once.refusal);
    expect(twice.refusal).not.toBe(once.refusal);
  });

  it("where the settings want no captcha goes without one", () => {
    expect(registerStep(registerOpened, { type: "submitted", body })[1]).toEqual({
      do: "register",
      body,
    });
  });

  it("that is refused is told, wipes the answer and brings a new picture; another one may follow", () => {
    const [refused, ...effects] = registerStep(submitting, { type: "refused", refusal });
    expect(refused).toEqual({ ...shown, at: "refused", captcha: fetching, refusal });
    expect(effects).toEqual([{ do: "empty-answer" }, { do: "fetch-picture" }]);
    const [again] = registerStep(
      { ...refused, captcha: shown.captcha },
      { type: "submitted", body },
    );
    expect(again.at).toBe("submitting");
  });

  it("that is accepted brings a new picture as well, then signs in; nothing is sent after it", () => {
    const [done, ...effects] = registerStep(submitting, { type: "accepted", login });
    expect(effects).toEqual([
      { do: "empty-answer" },
      { do: "fetch-picture" },
      { do: "sign-in", login, isClosed: false },
    ]);
    expect(
      registerStep({ ...done, captcha: shown.captcha }, { type: "submitted", body })[1],
    ).toBeUndefined();
  });
});

describe("closed during the call", () => {
  const closed: RegisterState = { ...submitting, isClosed: true };

  it("an account that was made is signed in, but leads nowhere", () => {
    expect(registerStep(submitting, { type: "closed" })).toEqual([closed]);
    expect(registerStep(closed, { type: "accepted", login })).toEqual([
      { ...closed, at: "done", captcha: fetching },
      { do: "empty-answer" },
      { do: "sign-in", login, isClosed: true },
    ]);
  });

  it("a refusal is told to nobody", () => {
    expect(registerStep(closed, { type: "refused", refusal })).toEqual([
      { ...closed, at: "refused" },
    ]);
  });
});

describe("the picture", () => {
  it("is asked for where the settings want one, and once", () => {
    const wanted: RegisterEvent = { type: "captcha-wanted", isWanted: true };
    const [open, ...effects] = registerStep(registerOpened, wanted);
    expect(effects).toEqual([{ do: "fetch-picture" }]);
    expect(registerStep(open, wanted)).toEqual([open]);
  });

  it("is fetched anew in a currency that wants one again", () => {
    const [without] = registerStep(shown, { type: "captcha-wanted", isWanted: false });
    expect(without.hasCaptcha).toBe(false);
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
    { type: "submitted", body },
    { type: "refused", refusal },
    { type: "accepted", login },
    { type: "closed" },
  ),
);

it("whatever happens: one call at a time, one sign-in a call, and every answered attempt empties the captcha", () => {
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
        calls += did("register");
        signedIn += did("sign-in");
        expect(did("register")).toBe(
          before.at !== "submitting" && next.at === "submitting" ? 1 : 0,
        );
        if (did("register") > 0) expect(event.type).toBe("submitted");
        if (before.isClosed) expect([did("register"), next.refusal]).toEqual([0, before.refusal]);
        const isAnswered = before.at === "submitting" && next.at !== "submitting";
        if (isAnswered && !before.isClosed) {
          expect(did("empty-answer")).toBe(1);
          expect(did("fetch-picture")).toBe(before.hasCaptcha ? 1 : 0);
        }
        state = next;
      }
      expect(signedIn).toBeLessThanOrEqual(Math.min(calls, 1));
    }),
    { seed: 16, numRuns: 2_000 },
  );
});
