import type { LoginData } from "@naluma/api-client/login-data";
import {
  fetching,
  stepCaptcha,
  type Captcha,
  type CaptchaEffect,
  type CaptchaEvent,
} from "@naluma/captcha";
import type { Step } from "@naluma/machine";
import type { RegisterBody } from "./register-body.ts";
import type { RegisterRefusal } from "./register.codes.ts";

/** The values and errors belong to the form, not to this state. */
export interface RegisterState {
  readonly at: "form" | "submitting" | "refused" | "done";
  readonly captcha: Captcha;
  /** As configured for the currency. */
  readonly hasCaptcha: boolean;
  /** The form is no longer visible. A pending attempt is still followed to its end. */
  readonly isClosed: boolean;
  /** The refusal of the last attempt, for the form to show; each one is a new object. */
  readonly refusal?: RegisterRefusal | undefined;
}

export type RegisterEvent =
  | { type: "captcha-wanted"; isWanted: boolean }
  | CaptchaEvent
  | { type: "submitted"; body: RegisterBody }
  | { type: "refused"; refusal: RegisterRefusal }
  | { type: "accepted"; login: LoginData }
  | { type: "closed" };

export type RegisterEffect =
  | CaptchaEffect
  | { do: "register"; body: RegisterBody }
  /** An answer can be used only once. */
  | { do: "empty-answer" }
  /** `isClosed`: a visitor who has closed the form is not redirected. */
  | { do: "sign-in"; login: LoginData; isClosed: boolean };

export const registerOpened: RegisterState = {
  at: "form",
  captcha: fetching,
  hasCaptcha: false,
  isClosed: false,
};

const noPicture: RegisterRefusal = { about: "verifyCode", message: { id: "code.no_picture" } };

export function registerStep(
  state: RegisterState,
  event: RegisterEvent,
): Step<RegisterState, RegisterEffect> {
  switch (event.type) {
    case "captcha-wanted":
      if (event.isWanted === state.hasCaptcha) return [state];
      if (!event.isWanted) return [{ ...state, hasCaptcha: false }];
      return [{ ...state, hasCaptcha: true, captcha: fetching }, { do: "fetch-picture" }];

    case "new-picture-asked":
      // The pending attempt still needs the picture that it answers.
      return state.at === "submitting" ? [state] : stepCaptcha(state, event);

    case "picture-arrived":
    case "picture-failed":
    case "picture-limited":
    case "wait-ended":
      return stepCaptcha(state, event);

    case "submitted": {
      if (state.at === "submitting" || state.at === "done" || state.isClosed) return [state];
      if (!state.hasCaptcha) return attempted(state, event.body);
      if (state.captcha.at !== "shown") return [{ ...state, refusal: { ...noPicture } }];
      return attempted(state, { ...event.body, captcha_token: state.captcha.picture.token });
    }

    case "refused":
      if (state.at !== "submitting") return [state];
      if (state.isClosed) return [{ ...state, at: "refused" }];
      return [
        { ...state, at: "refused", captcha: fetching, refusal: event.refusal },
        { do: "empty-answer" },
        ...newPicture(state),
      ];

    case "accepted": {
      if (state.at !== "submitting") return [state];
      const { login } = event;
      // Every answered attempt, including this one, needs a new picture.
      return [
        { ...state, at: "done", captcha: fetching },
        { do: "empty-answer" },
        ...newPicture(state),
        { do: "sign-in", login, isClosed: state.isClosed },
      ];
    }

    case "closed":
      return state.isClosed ? [state] : [{ ...state, isClosed: true }];
  }
}

const attempted = (
  state: RegisterState,
  body: RegisterBody,
): Step<RegisterState, RegisterEffect> => [
  { ...state, at: "submitting", refusal: undefined },
  { do: "register", body },
];

const newPicture = ({ hasCaptcha, isClosed }: RegisterState): RegisterEffect[] =>
  hasCaptcha && !isClosed ? [{ do: "fetch-picture" }] : [];
