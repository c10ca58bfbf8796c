import type { Step } from "@naluma/machine";
import {
  fetching,
  stepCaptcha,
  type Captcha,
  type CaptchaEffect,
  type CaptchaEvent,
} from "./captcha.machine.ts";

/**
 * A form with a captcha, such as a login; its values and errors belong to the form itself. One attempt is under way at a
 * time, and each one that was answered needs another picture.
 *
 * `Other` names what else the form can be doing, during which nothing is submitted.
 */
export interface CaptchaForm<Other extends string = never> {
  readonly at: "form" | "submitting" | "done" | Other;
  readonly captcha: Captcha;
}

export type CaptchaFormEvent<Values, Refusal, Result> =
  | { type: "opened" }
  | CaptchaEvent
  | { type: "submitted"; values: Values }
  | { type: "refused"; refusal: Refusal }
  | { type: "accepted"; result: Result };

export type CaptchaFormEffect<Values, Refusal, Result> =
  | CaptchaEffect
  /** `captchaToken`: "" where the form asks for no captcha. */
  | { do: "send"; values: Values; captchaToken: string }
  /** An answer to a captcha can be used only once. */
  | { do: "empty-answer" }
  | { do: "show-refusal"; refusal: Refusal }
  | { do: "finish"; result: Result };

/**
 * The step that all forms with a captcha share; a form that does more handles its own events first.
 *
 * @param noPicture shown when the form is submitted before there is a picture to answer
 */
export function stepCaptchaForm<State extends CaptchaForm<string>, Values, Refusal, Result>(
  state: State,
  event: CaptchaFormEvent<Values, Refusal, Result>,
  noPicture: Refusal,
): Step<State, CaptchaFormEffect<Values, Refusal, Result>> {
  switch (event.type) {
    case "opened":
      return withNewPicture(state);

    case "new-picture-asked":
      // The pending attempt still needs the picture that it answers.
      return state.at === "submitting" ? [state] : stepCaptcha(state, event);

    case "picture-arrived":
    case "picture-failed":
    case "picture-limited":
    case "wait-ended":
      return stepCaptcha(state, event);

    case "submitted": {
      const { at, captcha } = state;
      if (at !== "form") return [state];
      if (captcha.at !== "shown" && captcha.at !== "none")
        return [state, { do: "show-refusal", refusal: noPicture }];
      const captchaToken = captcha.at === "shown" ? captcha.picture.token : "";
      return [
        { ...state, at: "submitting" },
        { do: "send", values: event.values, captchaToken },
      ];
    }

    case "refused":
      return state.at === "submitting" ? refuseAttempt(state, event.refusal) : [state];

    case "accepted": {
      if (state.at !== "submitting") return [state];
      const [next, ...picture] = withNewPicture(state);
      const finish = { do: "finish", result: event.result } as const;
      return [{ ...next, at: "done" }, { do: "empty-answer" }, ...picture, finish];
    }
  }
}

/** The form after an attempt was refused, by the platform or by this device. */
export function refuseAttempt<State extends CaptchaForm<string>, Refusal>(
  state: State,
  refusal: Refusal,
): Step<State, CaptchaFormEffect<never, Refusal, never>> {
  const [next, ...picture] = withNewPicture(state);
  return [
    { ...next, at: "form" },
    { do: "empty-answer" },
    { do: "show-refusal", refusal },
    ...picture,
  ];
}

const withNewPicture = <State extends CaptchaForm<string>>(
  state: State,
): Step<State, CaptchaEffect> =>
  state.captcha.at === "none"
    ? [state]
    : [{ ...state, captcha: fetching }, { do: "fetch-picture" }];
