import type { LoginData } from "@naluma/api-client/login-data";
import {
  fetching,
  stepCaptchaForm,
  type CaptchaForm,
  type CaptchaFormEffect,
  type CaptchaFormEvent,
} from "@naluma/captcha";
import type { Step } from "@naluma/machine";
import type { AnswerRefusal } from "./double-validation.codes.ts";
import { progressOf, type Question } from "./question.ts";

export interface Answers {
  readonly answer: string;
  /** The answer to the captcha. */
  readonly code: string;
}

export interface DoubleValidation extends CaptchaForm<"skipping" | "closed"> {
  readonly question: Question;
  /** How many questions have been shown, including this one. */
  readonly asked: number;
}

export type DoubleValidationEvent =
  | CaptchaFormEvent<Answers, AnswerRefusal, LoginData>
  | { type: "skip-asked" }
  | { type: "question-arrived"; question: Question }
  | { type: "skip-refused"; refusal: AnswerRefusal }
  | { type: "closed" };

export type DoubleValidationEffect =
  | CaptchaFormEffect<Answers, AnswerRefusal, LoginData>
  | { do: "skip"; memberLoginId: string };

type Next = Step<DoubleValidation, DoubleValidationEffect>;

const noPicture: AnswerRefusal = { about: "code", message: { id: "no_picture" } };

export const firstAsked = (question: Question): DoubleValidation => ({
  at: "form",
  question,
  asked: 1,
  captcha: fetching,
});

export function doubleValidationStep(state: DoubleValidation, event: DoubleValidationEvent): Next {
  const { at, question, asked } = state;
  // Closing ends the attempt: a response that arrives later must not log anyone in.
  if (at === "closed") return [state];

  switch (event.type) {
    // The dialog closes with the login, so it needs no other picture.
    case "accepted":
      if (at !== "submitting") return [state];
      return [
        { ...state, at: "done" },
        { do: "empty-answer" },
        { do: "finish", result: event.result },
      ];

    case "skip-asked":
      if (at !== "form" || progressOf(question, asked).others === 0) return [state];
      return [
        { ...state, at: "skipping" },
        { do: "skip", memberLoginId: question.memberLoginId },
      ];

    case "question-arrived":
      if (at !== "skipping") return [state];
      return [{ ...state, at: "form", question: event.question, asked: asked + 1 }];

    case "skip-refused":
      if (at !== "skipping") return [state];
      return [
        { ...state, at: "form" },
        { do: "show-refusal", refusal: event.refusal },
      ];

    case "closed":
      return [{ ...state, at: "closed" }];

    default:
      return stepCaptchaForm(state, event, noPicture);
  }
}
