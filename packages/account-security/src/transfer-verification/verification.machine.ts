import {
  fetching,
  refuseAttempt,
  stepCaptchaForm,
  type CaptchaForm,
  type CaptchaFormEffect,
  type CaptchaFormEvent,
} from "@naluma/captcha";
import { isLocalAnswer } from "@naluma/captcha/local";
import type { Step } from "@naluma/machine";
import type { RestMessage } from "../words.rest.ts";
import type { DetailsValues } from "./verification-check.ts";
import type { ResetRefusal } from "./verification.codes.ts";

/** The first step: the member proves who owns the account. */
interface Details extends CaptchaForm {
  /** The account that was submitted last. */
  readonly account: string;
  /** An earlier verification is no longer valid, so another one is needed. */
  readonly again: boolean;
}

export type Verification =
  | Details
  | { readonly at: "password" | "setting"; readonly account: string; readonly token: string }
  | { readonly at: "over" };

export interface DetailsRefusal {
  readonly about: "code" | "details";
  readonly message: RestMessage;
}

/** Details are accepted with the token that allows a new password. */
export type VerificationEvent =
  | CaptchaFormEvent<DetailsValues, DetailsRefusal, string>
  | { type: "password-submitted"; password: string }
  | { type: "reset-refused"; refusal: ResetRefusal }
  | { type: "password-set" }
  | { type: "closed" };

/** It is finished with the account that can log in now. */
export type VerificationEffect =
  | CaptchaFormEffect<DetailsValues, DetailsRefusal, string>
  | { do: "set-password"; account: string; password: string; token: string }
  | { do: "show-password-refusal"; text: string };

export const firstStep: Details = { at: "form", captcha: fetching, account: "", again: false };

const noPicture: DetailsRefusal = { about: "code", message: { id: "no_picture" } };
const wrongCode: DetailsRefusal = { about: "code", message: { id: "verify_failed" } };

export function verificationStep(
  state: Verification,
  event: VerificationEvent,
): Step<Verification, VerificationEffect> {
  if (event.type === "closed") return [{ at: "over" }];
  switch (state.at) {
    case "form":
    case "submitting":
    case "done":
      return stepDetails(state, event);

    case "password": {
      if (event.type !== "password-submitted") return [state];
      const { account, token } = state;
      const { password } = event;
      return [
        { ...state, at: "setting" },
        { do: "set-password", account, password, token },
      ];
    }

    case "setting":
      if (event.type === "password-set")
        return [{ at: "over" }, { do: "finish", result: state.account }];
      if (event.type !== "reset-refused") return [state];
      if (event.refusal.next === "verify-again") {
        const { message } = event.refusal;
        return refuseAttempt({ ...firstStep, again: true }, { about: "details", message });
      }
      return [
        { ...state, at: "password" },
        { do: "show-password-refusal", text: event.refusal.text },
      ];

    case "over":
      return [state];
  }
}

function stepDetails(
  state: Details,
  event: Exclude<VerificationEvent, { type: "closed" }>,
): Step<Verification, VerificationEffect> {
  switch (event.type) {
    case "submitted": {
      const { at, captcha } = state;
      if (at !== "form" || captcha.at !== "shown") return stepCaptchaForm(state, event, noPicture);
      const { account, code } = event.values;
      if (!isLocalAnswer(captcha.picture.token, code)) return refuseAttempt(state, wrongCode);
      const submitted = { ...state, account: account.trim(), again: false };
      return stepCaptchaForm(submitted, event, noPicture);
    }

    // The new password follows, without a captcha.
    case "accepted":
      if (state.at !== "submitting") return [state];
      return [
        { at: "password", account: state.account, token: event.result },
        { do: "empty-answer" },
      ];

    case "password-submitted":
    case "reset-refused":
    case "password-set":
      return [state];

    default:
      return stepCaptchaForm(state, event, noPicture);
  }
}
