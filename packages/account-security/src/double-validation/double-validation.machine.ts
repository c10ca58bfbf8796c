import type { LoginData } from "@naluma/api-client/login-data";
import {
  fetching,
  stepCaptcha,
  type Captcha,
  type CaptchaEffect,
  type CaptchaEvent,
} from "@naluma/captcha";
import type { Step } from "@naluma/machine";
import type { AnswerRefusal } from "./double-validation.codes.ts";
import { progressOf, type Question, type Subject } from "./question.ts";

export interface Answers {
  readonly answer: string;
  /** The answer to the captcha. */
  readonly code: string;
}

/** The typed values and their errors belong to the form. */
export interface DoubleValidation {
  readonly at: "asking" | "answering" | "skipping" | "passed" | "closed";
  readonly question: Question;
  /** How many questions have been shown, including this one. */
  readonly asked: number;
  readonly captcha: Captcha;
}

export type DoubleValidationEvent =
  | { type: "opened" }
  | CaptchaEvent
  | { type: "submitted"; answers: Answers }
  | { type: "refused"; refusal: AnswerRefusal }
  | { type: "accepted"; login: LoginData }
  | { type: "skip-asked" }
  | { type: "question-arrived"; question: Question }
  | { type: "skip-refused"; refusal: AnswerRefusal }
  | { type: "closed" };

export type DoubleValidationEffect =
  | CaptchaEffect
  | { do: "send-answer"; memberLoginId: string; answers: Answers; captchaToken: string }
  | { do: "skip"; memberLoginId: string }
  | { do: "empty-answers" }
  /** A message about an answer belongs to the question that was shown when it was sent. */
  | { do: "show-refusal"; refusal: AnswerRefusal; subject: Subject }
  | { do: "complete-login"; login: LoginData };

type Next = Step<DoubleValidation, DoubleValidationEffect>;

export const firstAsked = (question: Question): DoubleValidation => ({
  at: "asking",
  question,
  asked: 1,
  captcha: fetching,
});

export function doubleValidationStep(state: DoubleValidation, event: DoubleValidationEvent): Next {
  const { question } = state;
  const { memberLoginId, subject } = question;
  // Closing ends the attempt: a response that arrives later must not log anyone in.
  if (state.at === "closed") return [state];

  switch (event.type) {
    case "opened":
      return [{ ...state, captcha: fetching }, { do: "fetch-picture" }];

    case "new-picture-asked":
      // The request under way still refers to the current captcha image.
      return state.at === "answering" ? [state] : stepCaptcha(state, event);

    case "picture-arrived":
    case "picture-failed":
    case "picture-limited":
    case "wait-ended":
      return stepCaptcha(state, event);

    case "submitted": {
      if (state.at !== "asking") return [state];
      if (state.captcha.at !== "shown") {
        const message = { id: "no_picture" } as const;
        return [state, { do: "show-refusal", refusal: { about: "code", message }, subject }];
      }
      const captchaToken = state.captcha.picture.token;
      return [
        { ...state, at: "answering" },
        { do: "send-answer", memberLoginId, answers: event.answers, captchaToken },
      ];
    }

    case "refused":
      if (state.at !== "answering") return [state];
      return [
        { ...state, at: "asking", captcha: fetching },
        { do: "empty-answers" },
        { do: "show-refusal", refusal: event.refusal, subject },
        { do: "fetch-picture" },
      ];

    case "accepted":
      if (state.at !== "answering") return [state];
      return [
        { ...state, at: "passed" },
        { do: "empty-answers" },
        { do: "complete-login", login: event.login },
      ];

    case "skip-asked":
      if (state.at !== "asking" || progressOf(question, state.asked).others === 0) return [state];
      return [
        { ...state, at: "skipping" },
        { do: "skip", memberLoginId },
      ];

    case "question-arrived":
      if (state.at !== "skipping") return [state];
      return [{ ...state, at: "asking", question: event.question, asked: state.asked + 1 }];

    case "skip-refused":
      if (state.at !== "skipping") return [state];
      return [
        { ...state, at: "asking" },
        { do: "show-refusal", refusal: event.refusal, subject },
      ];

    case "closed":
      return [{ ...state, at: "closed" }];
  }
}
