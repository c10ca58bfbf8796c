import type { Api } from "@naluma/api-client";
import type { LoginData } from "@naluma/api-client/login-data";
import { createCaptcha, performCaptchaForm } from "@naluma/captcha";
import { startMachine, type Machine } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { DeviceInfo } from "@naluma/site/device-info";
import { answerQuestion, skipQuestion } from "./double-validation.api.ts";
import { answerRefusal, skipRefusal, type AnswerRefusal } from "./double-validation.codes.ts";
import {
  doubleValidationStep,
  firstAsked,
  type Answers,
  type DoubleValidation,
  type DoubleValidationEffect,
  type DoubleValidationEvent,
} from "./double-validation.machine.ts";
import type { Question, Subject } from "./question.ts";

export interface LoginAttempt {
  readonly api: Api;
  readonly siteId: number;
  readonly clock: Clock;
  device(): DeviceInfo;
}

export interface DoubleValidationPorts extends LoginAttempt {
  emptyAnswers(): void;
  /** A message about an answer belongs to the question that was shown when it was sent. */
  showRefusal(refusal: AnswerRefusal, subject: Subject): void;
  /** The login continues as it does after a password. */
  onPassed(login: LoginData): void;
}

export function startDoubleValidation(
  ports: DoubleValidationPorts,
  first: Question,
): Machine<DoubleValidation, DoubleValidationEvent> {
  const { api, siteId, clock } = ports;
  const question = () => machine.getState().question;

  const performForm = performCaptchaForm({
    captcha: createCaptcha({ api, clock, siteId, type: "login" }),
    attempt: ({ answer, code }: Answers, captchaToken) =>
      api.send(answerQuestion, {
        member_login_id: question().memberLoginId,
        answer: answer.trim(),
        captcha_answer: code.trim(),
        captcha_token: captchaToken,
        ...ports.device(),
      }),
    refusalOf: answerRefusal,
    emptyAnswer: ports.emptyAnswers,
    showRefusal: (refusal) => ports.showRefusal(refusal, question().subject),
    onFinished: ports.onPassed,
  });

  async function skip(memberLoginId: string, send: (event: DoubleValidationEvent) => void) {
    const next = await api.send(skipQuestion, { member_login_id: memberLoginId });
    send(
      next.ok
        ? { type: "question-arrived", question: next.data }
        : { type: "skip-refused", refusal: skipRefusal(next.refusal) },
    );
  }

  const machine = startMachine(
    firstAsked(first),
    doubleValidationStep,
    (effect: DoubleValidationEffect, send) => {
      if (effect.do === "skip") void skip(effect.memberLoginId, send);
      else performForm(effect, send);
    },
  );
  return machine;
}
