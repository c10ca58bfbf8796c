import {
  fetching,
  stepCaptcha,
  type Captcha,
  type CaptchaEffect,
  type CaptchaEvent,
} from "@naluma/captcha";
import { isLocalAnswer } from "@naluma/captcha/local";
import type { Step } from "@naluma/machine";
import type { RestMessage } from "../words.rest.ts";
import type { DetailsValues } from "./verification-check.ts";
import type { ResetRefusal } from "./verification.codes.ts";

/** The typed values and their errors belong to the forms. */
export type Verification =
  /** `again`: an earlier verification is no longer valid, so another one is needed. */
  | { readonly at: "details"; readonly captcha: Captcha; readonly again: boolean }
  | { readonly at: "verifying"; readonly captcha: Captcha; readonly account: string }
  | { readonly at: "password" | "setting"; readonly account: string; readonly token: string }
  | { readonly at: "over" };

export type VerificationEvent =
  | { type: "opened" }
  | CaptchaEvent
  | { type: "details-submitted"; details: DetailsValues }
  | { type: "verify-refused"; message: RestMessage }
  | { type: "verified"; token: string }
  | { type: "password-submitted"; password: string }
  | { type: "reset-refused"; refusal: ResetRefusal }
  | { type: "password-set" }
  | { type: "closed" };

export type VerificationEffect =
  | CaptchaEffect
  | { do: "verify"; details: DetailsValues }
  | { do: "set-password"; account: string; password: string; token: string }
  /** A captcha answer can be used only once. */
  | { do: "empty-code" }
  | { do: "show-refusal"; about: "code" | "details"; message: RestMessage }
  | { do: "show-password-refusal"; text: string }
  | { do: "finish"; account: string };

export const firstStep: Verification = { at: "details", captcha: fetching, again: false };

type Stepped = Step<Verification, VerificationEffect>;

function withCaptcha(state: Verification, event: CaptchaEvent): Stepped {
  if (state.at !== "details" && state.at !== "verifying") return [state];
  return stepCaptcha(state, event);
}

/** Each attempt that gets a response requires a new captcha image, even after a wrong code. */
const refused = (about: "code" | "details", message: RestMessage, again = false): Stepped => [
  { at: "details", captcha: fetching, again },
  { do: "empty-code" },
  { do: "show-refusal", about, message },
  { do: "fetch-picture" },
];

export function verificationStep(state: Verification, event: VerificationEvent): Stepped {
  switch (event.type) {
    case "opened":
      return [firstStep, { do: "fetch-picture" }];

    case "new-picture-asked":
      return state.at === "details" ? withCaptcha(state, event) : [state];

    case "picture-arrived":
    case "picture-failed":
    case "picture-limited":
    case "wait-ended":
      return withCaptcha(state, event);

    case "details-submitted": {
      if (state.at !== "details") return [state];
      const { details } = event;
      if (state.captcha.at !== "shown")
        return [state, { do: "show-refusal", about: "code", message: { id: "no_picture" } }];
      if (!isLocalAnswer(state.captcha.picture.token, details.code))
        return refused("code", { id: "verify_failed" }, state.again);
      return [
        { at: "verifying", captcha: state.captcha, account: details.account.trim() },
        { do: "verify", details },
      ];
    }

    case "verify-refused":
      return state.at === "verifying" ? refused("details", event.message) : [state];

    case "verified":
      if (state.at !== "verifying") return [state];
      return [{ at: "password", account: state.account, token: event.token }, { do: "empty-code" }];

    case "password-submitted": {
      if (state.at !== "password") return [state];
      const { account, token } = state;
      const { password } = event;
      return [
        { ...state, at: "setting" },
        { do: "set-password", account, password, token },
      ];
    }

    case "reset-refused":
      if (state.at !== "setting") return [state];
      if (event.refusal.next === "verify-again")
        return refused("details", event.refusal.message, true);
      return [
        { ...state, at: "password" },
        { do: "show-password-refusal", text: event.refusal.text },
      ];

    case "password-set":
      if (state.at !== "setting") return [state];
      return [{ at: "over" }, { do: "finish", account: state.account }];

    case "closed":
      return [{ at: "over" }];
  }
}
