import {
  fetching,
  stepCaptcha,
  type Captcha,
  type CaptchaEffect,
  type CaptchaEvent,
} from "@naluma/captcha";
import type { Step } from "@naluma/machine";
import type { LoginData } from "../session/session.ts";
import type { LoginValues } from "./login-check.ts";
import type { LoginRefusal } from "./login.codes.ts";

/** The values and errors belong to the form, not to this state. */
export interface LoginState {
  readonly at: "form" | "submitting" | "done";
  readonly captcha: Captcha;
}

export type LoginEvent =
  | { type: "opened" }
  | CaptchaEvent
  | { type: "submitted"; values: LoginValues }
  | { type: "refused"; refusal: LoginRefusal }
  | { type: "accepted"; login: LoginData };

export type LoginEffect =
  | CaptchaEffect
  | { do: "log-in"; values: LoginValues; captchaToken: string }
  /** An answer can be used only once. */
  | { do: "empty-answer" }
  | { do: "show-refusal"; refusal: LoginRefusal }
  | { do: "sign-in"; login: LoginData };

export const loginClosed: LoginState = { at: "form", captcha: fetching };

export function loginStep(state: LoginState, event: LoginEvent): Step<LoginState, LoginEffect> {
  switch (event.type) {
    case "opened":
      return [loginClosed, { do: "fetch-picture" }];

    case "new-picture-asked":
      // The pending attempt still needs the picture that it answers.
      return state.at === "form" ? stepCaptcha(state, event) : [state];

    case "picture-arrived":
    case "picture-failed":
    case "picture-limited":
    case "wait-ended":
      return stepCaptcha(state, event);

    case "submitted": {
      if (state.at !== "form") return [state];
      if (state.captcha.at !== "shown") {
        const message = { id: "login.no_picture" } as const;
        return [state, { do: "show-refusal", refusal: { about: "captcha", message } }];
      }
      const captchaToken = state.captcha.picture.token;
      return [
        { ...state, at: "submitting" },
        { do: "log-in", values: event.values, captchaToken },
      ];
    }

    case "refused":
      if (state.at !== "submitting") return [state];
      return [
        { at: "form", captcha: fetching },
        { do: "empty-answer" },
        { do: "show-refusal", refusal: event.refusal },
        { do: "fetch-picture" },
      ];

    case "accepted":
      if (state.at !== "submitting") return [state];
      // Every answered attempt, including this one, needs a new picture.
      return [
        { at: "done", captcha: fetching },
        { do: "empty-answer" },
        { do: "fetch-picture" },
        { do: "sign-in", login: event.login },
      ];
  }
}
