import { describe, expect, it } from "vitest";
import { loginClosed, loginStep, type LoginEvent, type LoginState } from "./login.machine.ts";

const picture = { token: "cp_1", source: "data:image/png;base64,AA", placeholder: "4 digits" };
const shown: LoginState = { at: "form", captcha: { at: "shown", picture } };
const values = { account: "player01", password: "naluma88", answer: "0000" };
const submitting: LoginState = { ...shown, at: "submitting" };

const after = (state: LoginState, ...events: LoginEvent[]) =>
  events.reduce((now, event) => loginStep(now, event)[0], state);

describe("an attempt", () => {
  it("is made once, with the picture that was answered", () => {
    expect(loginStep(shown, { type: "submitted", values })).toEqual([
      submitting,
      { do: "log-in", values, captchaToken: "cp_1" },
    ]);
    expect(loginStep(submitting, { type: "submitted", values })).toEqual([submitting]);
  });

  it("that is refused is told, wipes the answer and brings a new picture", () => {
    const refusal = { about: "captcha", message: { id: "verify_failed" } } as const;
    expect(loginStep(submitting, { type: "refused", refusal })).toEqual([
      loginClosed,
      { do: "empty-answer" },
      { do: "show-refusal", refusal },
      { do: "fetch-picture" },
    ]);
  });

  it("that is accepted brings a new picture as well, then signs in", () => {
    const login = { memberId: 7, account: "anna", currency: "USD", token: "s1.x" };
    expect(loginStep(submitting, { type: "accepted", login })).toEqual([
      { at: "done", captcha: { at: "fetching" } },
      { do: "empty-answer" },
      { do: "fetch-picture" },
      { do: "sign-in", login },
    ]);
  });

  it("without a picture is not made, and keeps what is typed", () => {
    expect(loginStep(loginClosed, { type: "submitted", values })).toEqual([
      loginClosed,
      {
        do: "show-refusal",
        refusal: { about: "captcha", message: { id: "login.no_picture" } },
      },
    ]);
  });

  it("keeps its picture until it is answered", () => {
    expect(loginStep(submitting, { type: "new-picture-asked" })).toEqual([submitting]);
  });
});

describe("the picture", () => {
  it("is asked for when the form opens, and one at a time", () => {
    expect(loginStep(loginClosed, { type: "opened" })).toEqual([
      loginClosed,
      { do: "fetch-picture" },
    ]);
    expect(loginStep(loginClosed, { type: "new-picture-asked" })).toEqual([loginClosed]);
  });

  it("is out of reach during the wait of a limit, and can be asked for after it", () => {
    const limited: LoginEvent = {
      type: "picture-limited",
      until: 5_000,
      message: { text: "Wait." },
    };
    const [waiting, ...effects] = loginStep(loginClosed, limited);
    expect(effects).toEqual([{ do: "wait", until: 5_000 }]);
    expect(loginStep(waiting, { type: "new-picture-asked" })).toEqual([waiting]);

    const [free] = loginStep(waiting, { type: "wait-ended" });
    expect(loginStep(free, { type: "new-picture-asked" })).toEqual([
      { ...free, captcha: { at: "fetching" } },
      { do: "fetch-picture" },
    ]);
  });

  it("that could not be had says why and can be asked for again", () => {
    const failed = after(loginClosed, {
      type: "picture-failed",
      message: { text: "Network error." },
    });
    expect(failed.captcha).toEqual({ at: "failed", message: { text: "Network error." } });
    expect(loginStep(failed, { type: "new-picture-asked" })[1]).toEqual({ do: "fetch-picture" });
  });
});
