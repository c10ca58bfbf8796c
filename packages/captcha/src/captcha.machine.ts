import type { UserMessage as MessageOf } from "@naluma/i18n/user-message";
import type { Step } from "@naluma/machine";
import type { RestMessageId } from "./words.rest.ts";

export type UserMessage = MessageOf<RestMessageId>;

interface Picture {
  readonly token: string;
  /** A data: address. */
  readonly source: string;
  readonly placeholder: string;
  /** The code itself, if the device checks it; such a captcha protects nothing. */
  readonly code?: string;
}

/** The captcha of one form; the form's own machine contains and steps it. */
export type Captcha =
  /** The form asks for no captcha. */
  | { readonly at: "none" }
  | { readonly at: "fetching" }
  | { readonly at: "shown"; readonly picture: Picture }
  | { readonly at: "failed"; readonly message: UserMessage }
  /** Too many pictures were requested: no new one before `until`, in milliseconds since 1970. */
  | { readonly at: "waiting"; readonly until: number; readonly message: UserMessage };

export type CaptchaEvent =
  | { type: "new-picture-asked" }
  | { type: "picture-arrived"; picture: Picture }
  | { type: "picture-failed"; message: UserMessage }
  | { type: "picture-limited"; until: number; message: UserMessage }
  | { type: "wait-ended" };

export type CaptchaEffect = { do: "fetch-picture" } | { do: "wait"; until: number };

/** A picture has been asked for: when a form opens that wants one, and after each answered attempt. */
export const fetching: Captcha = { at: "fetching" };

/** Why there is no picture to answer. */
export const troubleOf = (captcha: Captcha): UserMessage | undefined =>
  captcha.at === "failed" || captcha.at === "waiting" ? captcha.message : undefined;

export function captchaStep(captcha: Captcha, event: CaptchaEvent): Step<Captcha, CaptchaEffect> {
  if (captcha.at === "none") return [captcha];
  switch (event.type) {
    case "new-picture-asked":
      if (captcha.at === "fetching" || captcha.at === "waiting") return [captcha];
      return [fetching, { do: "fetch-picture" }];

    case "picture-arrived":
      return [{ at: "shown", picture: event.picture }];

    case "picture-failed":
      return [{ at: "failed", message: event.message }];

    case "picture-limited": {
      const { until, message } = event;
      return [
        { at: "waiting", until, message },
        { do: "wait", until },
      ];
    }

    case "wait-ended":
      if (captcha.at !== "waiting") return [captcha];
      return [{ at: "failed", message: { id: "captcha.ask_for_picture" } }];
  }
}

export function stepCaptcha<State extends { readonly captcha: Captcha }>(
  state: State,
  event: CaptchaEvent,
): Step<State, CaptchaEffect> {
  const [captcha, ...effects] = captchaStep(state.captcha, event);
  return [captcha === state.captcha ? state : { ...state, captcha }, ...effects];
}
