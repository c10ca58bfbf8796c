import { describe, expect, it } from "vitest";
import {
  firstComplaint,
  loginClosed,
  loginStep,
  type LoginEvent,
  type LoginState,
} from "./login.machine.ts";

const picture = { token: "cp_1", source: "data:image/png;base64,AA", placeholder: "4 digits" };
const shown: LoginState = { at: "form", captcha: { at: "shown", picture }, attempts: 0 };
const form = { account: "player01", password: "naluma88", answer: "0000" };
const submitting: LoginState = { ...shown, at: "submitting" };

const after = (state: LoginState, ...events: LoginEvent[]) =>
  events.reduce((now, event) => loginStep(now, event)[0], state);

describe("the checks before a login", () => {
  it.each([
    [{ account: "", password: "", answer: "" }, "account", "ph_account_name"],
    [{ account: "  ", password: "x", answer: "1" }, "account", "ph_account_name"],
    [{ account: "a", password: "", answer: "" }, "password", "ph_password"],
    [{ account: "a", password: "x", answer: "" }, "captcha", "ph_account_verify_code"],
    [{ account: "a", password: "x", answer: " " }, "captcha", "ph_account_verify_code"],
  ])("of %j only the first failure is shown", (typed, about, id) => {
    expect(firstComplaint(typed, shown.captcha)).toEqual({ about, message: { id } });
    const [next, ...effects] = loginStep(shown, { type: "submitted", form: typed });
    expect(next.complaint).toEqual({ about, message: { id } });
    expect(effects).toEqual([]);
  });

  it("an answer without a picture is not sent", () => {
    const [next, ...effects] = loginStep(loginClosed, { type: "submitted", form });
    expect(next.complaint?.message).toEqual({ id: "login.no_picture" });
    expect(effects).toEqual([]);
  });

  it("a field that is typed in again has no complaint, the others keep theirs", () => {
    const wrong = after(shown, { type: "submitted", form: { ...form, account: "" } });
    expect(after(wrong, { type: "field-changed", field: "password" })).toBe(wrong);
    expect(after(wrong, { type: "field-changed", field: "account" })).toEqual(shown);
  });
});

describe("an attempt", () => {
  it("is made once, with the picture that was answered", () => {
    expect(loginStep(shown, { type: "submitted", form })).toEqual([
      submitting,
      { do: "log-in", form, captchaToken: "cp_1" },
    ]);
    expect(loginStep(submitting, { type: "submitted", form })).toEqual([submitting]);
  });

  it("that is refused brings a new picture and wipes the answer", () => {
    const refusal = { about: "captcha", message: { id: "verify_failed" } } as const;
    expect(loginStep(submitting, { type: "refused", refusal })).toEqual([
      { at: "form", captcha: { at: "fetching" }, attempts: 1, complaint: refusal },
      { do: "fetch-picture" },
    ]);
  });

  it("that is accepted brings a new picture as well, then signs in", () => {
    const login = { memberId: 7, account: "anna", currency: "USD", token: "s1.x" };
    expect(loginStep(submitting, { type: "accepted", login })).toEqual([
      { at: "done", captcha: { at: "fetching" }, attempts: 1 },
      { do: "fetch-picture" },
      { do: "sign-in", login },
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
