import type { LoginData } from "@naluma/api-client/login-data";
import {
  fetching,
  stepCaptchaForm,
  type CaptchaForm,
  type CaptchaFormEffect,
  type CaptchaFormEvent,
} from "@naluma/captcha";
import type { Step } from "@naluma/machine";
import type { RegisterBody } from "./register.api.ts";
import type { RegisterRefusal } from "./register.codes.ts";

export interface RegisterState extends CaptchaForm {
  /** The form is no longer visible. A pending attempt is still followed to its end. */
  readonly isClosed: boolean;
}

export type RegisterEvent =
  | CaptchaFormEvent<RegisterBody, RegisterRefusal, LoginData>
  /** As configured for the currency. */
  | { type: "captcha-wanted"; isWanted: boolean }
  | { type: "closed" };

export type RegisterEffect = CaptchaFormEffect<RegisterBody, RegisterRefusal, LoginData>;

export const registerOpened: RegisterState = {
  at: "form",
  captcha: { at: "none" },
  isClosed: false,
};

const noPicture: RegisterRefusal = { about: "verifyCode", message: { id: "code.no_picture" } };

export function registerStep(
  state: RegisterState,
  event: RegisterEvent,
): Step<RegisterState, RegisterEffect> {
  switch (event.type) {
    case "captcha-wanted": {
      const isWanted = event.isWanted && !state.isClosed;
      if (isWanted === (state.captcha.at !== "none")) return [state];
      return isWanted
        ? [{ ...state, captcha: fetching }, { do: "fetch-picture" }]
        : [{ ...state, captcha: { at: "none" } }];
    }

    case "closed":
      return state.isClosed ? [state] : [{ ...state, isClosed: true, captcha: { at: "none" } }];

    case "submitted":
      return state.isClosed ? [state] : stepCaptchaForm(state, event, noPicture);

    case "refused":
      // Nobody is left to read it.
      return state.isClosed ? [{ ...state, at: "form" }] : stepCaptchaForm(state, event, noPicture);

    default:
      return stepCaptchaForm(state, event, noPicture);
  }
}
