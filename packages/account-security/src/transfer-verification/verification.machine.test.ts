import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyDetails } from "./verification-check.ts";
import {
  firstStep,
  verificationStep as step,
  type Verification,
  type VerificationEffect,
  type VerificationEvent,
} from "./verification.machine.ts";

/** Decodes to K7Q4. */
const picture = { token: "WhPEng.ESSVqg", source: "data:image/svg+xml,", placeholder: "" };
const details = {
  ...emptyDetails(" lotus88 "),
  withdrawPassword: "4826",
  email: "anna@example.com",
  code: " k7q4 ",
};
const again = { id: "signup.error_verify_pls_reVerify" } as const;

const shown: Verification = { ...firstStep, captcha: { at: "shown", picture } };
const verifying: Verification = { ...shown, at: "submitting", account: "lotus88" };
const password: Verification = { at: "password", account: "lotus88", token: "vx_1" };
const setting: Verification = { ...password, at: "setting" };

describe("submitting the details", () => {
  it("sends them once, after the captcha code was compared on the device", () => {
    expect(step(shown, { type: "submitted", values: details })).toEqual([
      verifying,
      { do: "send", values: details, captchaToken: picture.token },
    ]);
    expect(step(verifying, { type: "submitted", values: details })).toEqual([verifying]);
    expect(step(verifying, { type: "new-picture-asked" })).toEqual([verifying]);
  });

  it("[AUTH-62] sends nothing when the code is wrong, and fetches another picture", () => {
    const wrong = { ...details, code: "K7Q5" };
    expect(step(shown, { type: "submitted", values: wrong })).toEqual([
      firstStep,
      { do: "empty-answer" },
      { do: "show-refusal", refusal: { about: "code", message: { id: "verify_failed" } } },
      { do: "fetch-picture" },
    ]);
  });

  it("stays part of a repeated verification after a wrong code", () => {
    const wrong = { ...details, code: "K7Q5" };
    const [next] = step({ ...shown, again: true }, { type: "submitted", values: wrong });
    expect(next).toEqual({ ...firstStep, again: true });
  });

  it("sends nothing without a picture, and keeps what was typed", () => {
    expect(step(firstStep, { type: "submitted", values: details })).toEqual([
      firstStep,
      { do: "show-refusal", refusal: { about: "code", message: { id: "no_picture" } } },
    ]);
  });

  it("fetches another picture and stays when they are refused", () => {
    expect(
      step(verifying, { type: "refused", refusal: { about: "details", message: again } }),
    ).toEqual([
      { ...firstStep, account: "lotus88" },
      { do: "empty-answer" },
      { do: "show-refusal", refusal: { about: "details", message: again } },
      { do: "fetch-picture" },
    ]);
  });

  it("[AUTH-57] [AUTH-64] leads to the new password when they are right, and uses their token there", () => {
    const [next] = step(verifying, { type: "accepted", result: "vx_1" });
    expect(next).toEqual(password);
    expect(step(next, { type: "password-submitted", password: "newday24" })).toEqual([
      setting,
      { do: "set-password", account: "lotus88", password: "newday24", token: "vx_1" },
    ]);
  });
});

describe("submitting the new password", () => {
  it("sends it once", () => {
    expect(step(setting, { type: "password-submitted", password: "newday24" })).toEqual([setting]);
  });

  it("leads back to the details when the token has expired", () => {
    const refusal = { next: "verify-again", message: again } as const;
    expect(step(setting, { type: "reset-refused", refusal })).toEqual([
      { ...firstStep, again: true },
      { do: "empty-answer" },
      { do: "show-refusal", refusal: { about: "details", message: again } },
      { do: "fetch-picture" },
    ]);
  });

  it("can be repeated after the call was lost", () => {
    const refusal = { next: "stay", text: "Network error." } as const;
    expect(step(setting, { type: "reset-refused", refusal })).toEqual([
      password,
      { do: "show-password-refusal", text: "Network error." },
    ]);
  });

  it("finishes the verification, with the account for the login", () => {
    expect(step(setting, { type: "password-set" })).toEqual([
      { at: "over" },
      { do: "finish", result: "lotus88" },
    ]);
  });
});

const events = fc.oneof(
  fc.constantFrom<VerificationEvent>(
    { type: "new-picture-asked" },
    { type: "picture-arrived", picture },
    { type: "picture-failed", message: { text: "Network error." } },
    { type: "picture-limited", until: 5_000, message: { text: "Wait." } },
    { type: "wait-ended" },
    { type: "submitted", values: details },
    { type: "submitted", values: { ...details, code: "0000" } },
    { type: "refused", refusal: { about: "details", message: again } },
    { type: "password-submitted", password: "newday24" },
    { type: "reset-refused", refusal: { next: "verify-again", message: again } },
    { type: "reset-refused", refusal: { next: "stay", text: "Network error." } },
    { type: "password-set" },
    { type: "closed" },
  ),
  fc.nat(99).map((number): VerificationEvent => ({ type: "accepted", result: `vx_${number}` })),
);

it("whatever happens, only an awaited answer counts, the latest token is used, and the end is final", () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (story) => {
      let state: Verification = firstStep;
      let token: string | undefined;
      let finished = 0;
      for (const event of story) {
        const before: Verification = state;
        const [next, ...effects]: [Verification, ...VerificationEffect[]] = [
          ...step(before, event),
        ];
        if (before.at === "submitting" && event.type === "accepted") token = event.result;
        for (const effect of effects) {
          if (effect.do === "send") expect(next.at).toBe("submitting");
          if (effect.do === "set-password") expect(effect.token).toBe(token);
          if (effect.do === "finish") finished += 1;
          if (effect.do === "fetch-picture")
            expect(next).toMatchObject({ at: "form", captcha: { at: "fetching" } });
        }
        if (before.at === "over") expect([next, ...effects]).toEqual([{ at: "over" }]);
        state = next;
      }
      expect(finished).toBeLessThanOrEqual(1);
    }),
  );
});
