import {
  captchaStep,
  fetching,
  type Captcha,
  type CaptchaEffect,
  type CaptchaEvent,
} from "@naluma/captcha";
import type { Step } from "@naluma/machine";
import type { LoginData } from "../session/session.ts";
import type { UserMessage } from "../user-message.ts";
import type { LoginRefusal } from "./login.codes.ts";

export interface LoginForm {
  readonly account: string;
  readonly password: string;
  readonly answer: string;
}

export type LoginField = "account" | "password" | "captcha";

export interface Complaint {
  readonly about: LoginField | "form";
  readonly message: UserMessage;
}

export interface LoginState {
  readonly at: "form" | "submitting" | "done";
  readonly captcha: Captcha;
  /** Answered attempts so far: a used answer is wiped with each. */
  readonly attempts: number;
  readonly complaint?: Complaint;
}

export type LoginEvent =
  | { type: "opened" }
  | CaptchaEvent
  | { type: "submitted"; form: LoginForm }
  | { type: "field-changed"; field: LoginField }
  | { type: "refused"; refusal: LoginRefusal }
  | { type: "accepted"; login: LoginData };

export type LoginEffect =
  | CaptchaEffect
  | { do: "log-in"; form: LoginForm; captchaToken: string }
  | { do: "sign-in"; login: LoginData };

export const loginClosed: LoginState = { at: "form", captcha: fetching, attempts: 0 };

/** The first failure only, in the order of the form (AUTH-10). */
export function firstComplaint(form: LoginForm, captcha: Captcha): Complaint | undefined {
  if (form.account.trim() === "") return { about: "account", message: { id: "ph_account_name" } };
  if (form.password === "") return { about: "password", message: { id: "ph_password" } };
  if (form.answer.trim() === "")
    return { about: "captcha", message: { id: "ph_account_verify_code" } };
  if (captcha.at !== "shown") return { about: "captcha", message: { id: "login.no_picture" } };
  return undefined;
}

const without = ({ at, captcha, attempts }: LoginState): LoginState => ({ at, captcha, attempts });

function withCaptcha(state: LoginState, event: CaptchaEvent): Step<LoginState, LoginEffect> {
  const [captcha, ...effects] = captchaStep(state.captcha, event);
  return [captcha === state.captcha ? state : { ...state, captcha }, ...effects];
}

export function loginStep(state: LoginState, event: LoginEvent): Step<LoginState, LoginEffect> {
  switch (event.type) {
    case "opened":
      return [loginClosed, { do: "fetch-picture" }];

    case "new-picture-asked":
      // The attempt under way still needs the picture that it answers.
      return state.at === "form" ? withCaptcha(state, event) : [state];

    case "picture-arrived":
    case "picture-failed":
    case "picture-limited":
    case "wait-ended":
      return withCaptcha(state, event);

    case "submitted": {
      if (state.at !== "form") return [state];
      const { form } = event;
      const complaint = firstComplaint(form, state.captcha);
      if (complaint) return [{ ...state, complaint }];
      if (state.captcha.at !== "shown") return [state];
      const captchaToken = state.captcha.picture.token;
      return [
        { ...without(state), at: "submitting" },
        { do: "log-in", form, captchaToken },
      ];
    }

    case "field-changed":
      return [state.complaint?.about === event.field ? without(state) : state];

    case "refused":
      if (state.at !== "submitting") return [state];
      return [
        { at: "form", captcha: fetching, attempts: state.attempts + 1, complaint: event.refusal },
        { do: "fetch-picture" },
      ];

    case "accepted":
      if (state.at !== "submitting") return [state];
      // A new picture after any answered attempt, this one too.
      return [
        { at: "done", captcha: fetching, attempts: state.attempts + 1 },
        { do: "fetch-picture" },
        { do: "sign-in", login: event.login },
      ];
  }
}
