import type { Api } from "@naluma/api-client";
import type { LoginData } from "@naluma/api-client/login-data";
import { createCaptcha } from "@naluma/captcha";
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

/** What a login and its double validation both need. */
export interface LoginAttempt {
  readonly api: Api;
  readonly siteId: number;
  readonly clock: Clock;
  device(): DeviceInfo;
}

export interface DoubleValidationPorts extends LoginAttempt {
  emptyAnswers(): void;
  showRefusal(refusal: AnswerRefusal, subject: Subject): void;
  /** The login continues as it does after a password. */
  onPassed(login: LoginData): void;
}

type Send = (event: DoubleValidationEvent) => void;

/** One double validation, from its first question to its end. */
export function startDoubleValidation(
  ports: DoubleValidationPorts,
  first: Question,
): Machine<DoubleValidation, DoubleValidationEvent> {
  const { api, siteId, clock } = ports;
  const captcha = createCaptcha({ api, clock, siteId, type: "login" });

  async function sendAnswer(
    memberLoginId: string,
    { answer, code }: Answers,
    captchaToken: string,
    send: Send,
  ) {
    const sent = await api.send(answerQuestion, {
      member_login_id: memberLoginId,
      answer: answer.trim(),
      captcha_answer: code.trim(),
      captcha_token: captchaToken,
      ...ports.device(),
    });
    send(
      sent.ok
        ? { type: "accepted", login: sent.data }
        : { type: "refused", refusal: answerRefusal(sent.refusal) },
    );
  }

  async function skip(memberLoginId: string, send: Send) {
    const next = await api.send(skipQuestion, { member_login_id: memberLoginId });
    send(
      next.ok
        ? { type: "question-arrived", question: next.data }
        : { type: "skip-refused", refusal: skipRefusal(next.refusal) },
    );
  }

  function perform(effect: DoubleValidationEffect, send: Send) {
    switch (effect.do) {
      case "fetch-picture":
      case "wait":
        captcha(effect, send);
        break;
      case "send-answer":
        void sendAnswer(effect.memberLoginId, effect.answers, effect.captchaToken, send);
        break;
      case "skip":
        void skip(effect.memberLoginId, send);
        break;
      case "empty-answers":
        ports.emptyAnswers();
        break;
      case "show-refusal":
        ports.showRefusal(effect.refusal, effect.subject);
        break;
      case "complete-login":
        ports.onPassed(effect.login);
        break;
    }
  }

  return startMachine(firstAsked(first), doubleValidationStep, perform);
}
